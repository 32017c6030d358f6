#if os(Linux)
import Glibc

extension Sandbox {
  /// The files that every app reads, as far as they exist: libraries, and devices without data.
  static let systemFiles = [
    "/usr/lib", "/usr/lib64", "/lib", "/lib64", "/etc/ld.so.cache", "/dev/null", "/dev/zero",
    "/dev/urandom",
  ]

  /// Returns the sandboxes to try, the strongest first.
  ///
  /// - Parameters:
  ///   - isRoot: Whether the processes are started by root, who alone can give them to other users.
  ///   - search: Looks for a program by its name.
  /// - Returns: The sandboxes; not one of them is known to work.
  static func candidates(
    isRoot: Bool = geteuid() == 0,
    search: (String) -> String?
  ) -> [Sandbox] {
    let walls: [[Layer]] =
      (isRoot ? [[.limits, .user, .landlock, .seccomp]] : []) + [[.limits, .landlock, .seccomp]]
    let bubblewrap = search("bwrap").map { program in
      walls.map { Sandbox(layers: $0 + [.bubblewrap], wrapper: program) }
    }
    return (bubblewrap ?? []) + walls.map { Sandbox(layers: $0) } + [
      Sandbox(layers: [.limits, .seccomp]),
      Sandbox(layers: [.limits, .landlock]),
    ]
  }

  /// Whether successive processes can run inside the same namespaces without finding anything of
  /// earlier ones.
  ///
  /// Landlock keeps each from all files but its own, seccomp from leaving anything in memory, from changing what files
  /// are like, and from starting something that goes on when it ends.
  var allowsSharing: Bool { layers.contains(.landlock) && layers.contains(.seccomp) }

  /// Returns the command inside its own file tree, which contains only what the command may
  /// reach.
  ///
  /// - Parameters:
  ///   - start: The command.
  ///   - wrapper: The program that makes the file tree.
  ///   - reach: What may be read and written.
  ///   - endsWithThread: Whether it ends when the thread does that has started it.
  ///   - homes: A folder that becomes its own file system, of limited size, or nil for none.
  /// - Returns: The command.
  func wrapped(
    _ start: ProcessStart,
    by wrapper: String,
    _ reach: Reach,
    endsWithThread: Bool = true,
    homes: String? = nil
  ) -> ProcessStart {
    // In a namespace of users there would be no other user to become.
    let namespaces = layers.contains(.user) ? Self.namespacesButUsers : ["--unshare-all"]
    var arguments = namespaces + (endsWithThread ? ["--die-with-parent"] : [])
    arguments += ["--proc", "/proc", "--dev", "/dev", "--remount-ro", "/dev"]
    if layers.contains(.user) {
      // The folders on the way to what is shown would be root's alone.
      let shown = Self.systemFiles + reach.readable + reach.writable + [start.program]
      arguments += Self.ancestors(of: shown).flatMap { ["--dir", $0] }
    }
    for path in Self.systemFiles where !path.hasPrefix("/dev") {
      arguments += ["--ro-bind-try", path, path]
    }
    for path in reach.readable + [start.program] { arguments += ["--ro-bind", path, path] }
    for path in reach.writable where path != homes { arguments += ["--bind", path, path] }
    if let homes { arguments += ["--size", "\(Self.homeBytes)", "--tmpfs", homes] }
    arguments += ["--remount-ro", "/", "--chdir", reach.writable.first ?? "/", "--"]
    return ProcessStart(
      program: wrapper,
      arguments: arguments + [start.program] + start.arguments,
      environment: start.environment,
      tellsSignalsAsCodes: true
    )
  }

  /// Returns the folders that the paths lead through, each after its parents.
  private static func ancestors(of paths: [String]) -> [String] {
    let all = paths.flatMap { path in
      let parts = path.split(separator: "/")
      return (1..<max(parts.count, 1)).map { "/" + parts[..<$0].joined(separator: "/") }
    }
    return Set(all).subtracting(["/dev"]).sorted()
  }

  /// The arguments for bubblewrap when user numbers must mean the same inside and outside.
  private static let namespacesButUsers = [
    "--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try",
  ]

  /// The size of the homes' file system, if it is separate, in bytes.
  ///
  /// It is twice what an app may keep, so that one that takes too much is noticed and ended, and does not only meet an
  /// error that it may overlook.
  private static let homeBytes = 2 * HomeFolder.byteLimit

  /// Returns the command for a server, which ends by itself when its client is gone.
  ///
  /// - Parameters:
  ///   - start: The command.
  ///   - reach: What the processes that it makes may read and write, as far as namespaces decide on that.
  ///   - homes: A folder that becomes its own file system, of limited size, or nil for none.
  /// - Returns: The command.
  func server(_ start: ProcessStart, _ reach: Reach, homes: String?) -> ProcessStart {
    guard let wrapper else { return start }
    return wrapped(start, by: wrapper, reach, endsWithThread: false, homes: homes)
  }
}
#endif
