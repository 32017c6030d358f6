#if os(Linux)
import Glibc

extension Sandbox {
  /// The system files, libraries and devices that every app may read, if they exist.
  static let systemFiles = [
    "/usr/lib", "/usr/lib64", "/lib", "/lib64", "/etc/ld.so.cache", "/dev/null", "/dev/zero",
    "/dev/urandom",
  ]

  /// Returns the sandboxes to try, strongest first.
  ///
  /// - Parameters:
  ///   - isRoot: Whether root starts the processes; only root can give them to other users.
  ///   - search: A closure that finds a program by its name.
  /// - Returns: The sandboxes, of which none has been tried yet.
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

  /// A Boolean value that indicates whether successive processes can share namespaces without finding traces of one
  /// another.
  ///
  /// Landlock keeps each process from all files but its own. Seccomp keeps it from leaving data in memory, changing the
  /// properties of files, and starting processes that outlive it.
  var allowsSharing: Bool { layers.contains(.landlock) && layers.contains(.seccomp) }

  /// Returns a command that runs in a file tree that contains only the readable and writable files.
  ///
  /// - Parameters:
  ///   - start: The command to run.
  ///   - wrapper: The program that creates the file tree.
  ///   - reach: The files that the command may read and write.
  ///   - endsWithThread: Whether the command ends with the thread that started it.
  ///   - homes: A folder that becomes a separate file system of limited size, or nil for none.
  /// - Returns: The command with the wrapper.
  func wrapped(
    _ start: ProcessStart,
    by wrapper: String,
    _ reach: Reach,
    endsWithThread: Bool = true,
    homes: String? = nil
  ) -> ProcessStart {
    // A namespace of users would contain no other user for the process.
    let namespaces = layers.contains(.user) ? Self.namespacesButUsers : ["--unshare-all"]
    var arguments = namespaces + (endsWithThread ? ["--die-with-parent"] : [])
    arguments += ["--proc", "/proc", "--dev", "/dev", "--remount-ro", "/dev"]
    if layers.contains(.user) {
      // Otherwise, only root could pass through the folders on the way.
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

  /// Returns the folders along the paths, with parents first.
  private static func ancestors(of paths: [String]) -> [String] {
    let all = paths.flatMap { path in
      let parts = path.split(separator: "/")
      return (1..<max(parts.count, 1)).map { "/" + parts[..<$0].joined(separator: "/") }
    }
    return Set(all).subtracting(["/dev"]).sorted()
  }

  /// The bubblewrap arguments that create all namespaces except the one for users.
  private static let namespacesButUsers = [
    "--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try",
  ]

  /// The size of a separate file system for homes, in bytes.
  ///
  /// It is twice as much as an app may keep. So an app that takes too much is noticed and ended, rather than only
  /// receiving an error that it may ignore.
  private static let homeBytes = 2 * HomeFolder.byteLimit

  /// Returns the command for a server that ends automatically when its client ends.
  ///
  /// - Parameters:
  ///   - start: The command to run.
  ///   - reach: The files that the server's processes may read and write, to the extent that namespaces restrict them.
  ///   - homes: A folder that becomes a separate file system of limited size, or nil for none.
  /// - Returns: The command for the server.
  func server(_ start: ProcessStart, _ reach: Reach, homes: String?) -> ProcessStart {
    guard let wrapper else { return start }
    return wrapped(start, by: wrapper, reach, endsWithThread: false, homes: homes)
  }
}
#endif
