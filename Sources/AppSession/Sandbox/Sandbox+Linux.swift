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

  /// The command inside a file tree of its own, in which everything but what it may reach is missing.
  func wrapped(_ start: ProcessStart, by wrapper: String, _ reach: Reach) -> ProcessStart {
    var arguments = ["--unshare-all", "--die-with-parent", "--proc", "/proc", "--dev", "/dev"]
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
}
#endif
