#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension Ending {
  /// Creates the reason why a process ended from its status and its last output.
  ///
  /// - Parameters:
  ///   - status: The status of the process.
  ///   - output: The end of its output during the step.
  ///   - hasReplied: Whether the app has replied to a request.
  init(status: ProcessStatus, output: String, hasReplied: Bool) {
    switch status {
    case .exited(let code):
      let launcher = hasReplied ? nil : Self.launcherMessage(code: code, output: output)
      self = launcher.map { .launchFailure($0) } ?? .exit(code: code)
    case .signaled(let number):
      let traps = [SIGILL, SIGTRAP, SIGABRT]
      let message = traps.contains(number) ? CrashMessage(lastIn: output) : nil
      if let message {
        self = .trap(message: message.text, file: message.file, line: message.line)
      } else if number == SIGILL || number == SIGTRAP {
        self = .trap(message: nil, file: nil, line: nil)
      } else {
        self = .signal(SignalName.of(number))
      }
    }
  }

  /// Returns the launcher's message if the launcher failed before the app started, or nil otherwise.
  private static func launcherMessage(code: Int32, output: String) -> String? {
    let prefix = "navbox: "
    let lines = ConsoleText.lines(of: Array(output.utf8))
    guard launcherCodes.contains(code), let line = lines.last(where: { $0.hasPrefix(prefix) })
    else {
      return nil
    }
    return String(line.dropFirst(prefix.count))
  }

  /// The launcher's exit codes for wrong usage, missing confinement, and images that cannot be loaded or entered.
  private static let launcherCodes: Set<Int32> = [64, 71, 72, 73]
}
