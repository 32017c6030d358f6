#if os(Linux)
extension Sandbox {
  /// What every app reads, as far as it is there: libraries, and devices that hold nothing.
  static let systemFiles = [
    "/usr/lib", "/usr/lib64", "/lib", "/lib64", "/etc/ld.so.cache", "/dev/null", "/dev/zero",
    "/dev/urandom",
  ]

  /// The sandboxes that are tried, the strongest first.
  ///
  /// - Parameter search: Looks for a program by its name.
  /// - Returns: The sandboxes; not one of them is known to work.
  static func candidates(search: (String) -> String?) -> [Sandbox] {
    let bubblewrap = search("bwrap").map {
      Sandbox(layers: [.limits, .landlock, .seccomp, .bubblewrap], wrapper: $0)
    }
    return [bubblewrap].compactMap(\.self) + [
      Sandbox(layers: [.limits, .landlock, .seccomp]),
      Sandbox(layers: [.limits, .seccomp]),
      Sandbox(layers: [.limits, .landlock]),
    ]
  }

  /// Whether processes, one after the other, can be made inside the same namespaces without finding anything of
  /// those before them.
  ///
  /// Landlock keeps each from all files but its own, seccomp from leaving anything in memory, from changing what files
  /// are like, and from starting something that goes on when it ends.
  var allowsSharing: Bool { layers.contains(.landlock) && layers.contains(.seccomp) }

  /// The command inside a file tree of its own, in which everything but what it may reach is missing.
  ///
  /// - Parameters:
  ///   - start: The command.
  ///   - wrapper: The program that makes the file tree.
  ///   - reach: What may be read and written.
  ///   - endsWithThread: Whether it ends when the thread does that has started it.
  /// - Returns: The command.
  func wrapped(
    _ start: ProcessStart,
    by wrapper: String,
    _ reach: Reach,
    endsWithThread: Bool = true
  ) -> ProcessStart {
    var arguments = ["--unshare-all"] + (endsWithThread ? ["--die-with-parent"] : [])
    arguments += ["--proc", "/proc", "--dev", "/dev", "--remount-ro", "/dev"]
    for path in Self.systemFiles where !path.hasPrefix("/dev") {
      arguments += ["--ro-bind-try", path, path]
    }
    for path in reach.readable + [start.program] { arguments += ["--ro-bind", path, path] }
    for path in reach.writable { arguments += ["--bind", path, path] }
    arguments += ["--remount-ro", "/", "--chdir", reach.writable.first ?? "/", "--"]
    return ProcessStart(
      program: wrapper,
      arguments: arguments + [start.program] + start.arguments,
      environment: start.environment,
      tellsSignalsAsCodes: true
    )
  }

  /// The command for a server, which ends by itself when nobody is left to ask it for anything.
  ///
  /// - Parameters:
  ///   - start: The command.
  ///   - reach: What the processes that it makes may read and write, as far as namespaces decide on that.
  /// - Returns: The command.
  func server(_ start: ProcessStart, _ reach: Reach) -> ProcessStart {
    guard let wrapper else { return start }
    return wrapped(start, by: wrapper, reach, endsWithThread: false)
  }
}
#endif
