#if os(macOS)
extension Sandbox {
  /// An empty list, because the rules of the sandbox already include the system files that every app reads.
  static let systemFiles: [String] = []

  /// Returns the sandboxes to try, strongest first.
  ///
  /// - Parameter search: A closure that finds a program by its name.
  /// - Returns: The sandboxes, of which none has been tried yet.
  static func candidates(search: (String) -> String?) -> [Sandbox] {
    search("sandbox-exec").map { [Sandbox(layers: [.limits, .sandboxExec], wrapper: $0)] } ?? []
  }

  /// A Boolean value that is always false, because a server cannot create processes on macOS.
  var allowsSharing: Bool { false }

  /// Returns the unchanged command for a server.
  func server(_ start: ProcessStart, _ reach: Reach, homes: String?) -> ProcessStart { start }

  /// Returns a command that runs under rules that allow access only to the readable and writable files.
  func wrapped(_ start: ProcessStart, by wrapper: String, _ reach: Reach) -> ProcessStart {
    var rules = [
      "(version 1)", "(deny default)", "(allow sysctl-read)", "(allow file-read-metadata)",
      #"(allow file-read* (subpath "/usr/lib") (subpath "/System") (literal "/dev/null")"#
        + #" (literal "/dev/urandom") (literal "/dev/random"))"#,
      #"(allow mach-lookup (global-name "com.apple.system.logger"))"#,
    ]
    var parameters: [String] = []
    func name(_ path: String) -> String {
      let name = "P\(parameters.count / 2)"
      parameters += ["-D", "\(name)=\(path)"]
      return #"(param "\#(name)")"#
    }
    let launcher = name(start.program)
    rules.append("(allow process-exec (literal \(launcher)))")
    rules.append("(allow file-read* (literal \(launcher)))")
    for path in reach.readable { rules.append("(allow file-read* (subpath \(name(path))))") }
    for path in reach.writable {
      rules.append("(allow file-read* file-write* (subpath \(name(path))))")
    }
    return ProcessStart(
      program: wrapper,
      arguments: ["-p", rules.joined(separator: "\n")] + parameters + [start.program]
        + start.arguments,
      environment: start.environment
    )
  }
}
#endif
