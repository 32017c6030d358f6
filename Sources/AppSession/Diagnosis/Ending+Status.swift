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
  ///   - image: The path of the app's library, which knows the lines of the learner's code.
  init(status: ProcessStatus, output: String, hasReplied: Bool, image: String) {
    switch status {
    case .exited(let code):
      let launcher = hasReplied ? nil : Self.launcherMessage(code: code, output: output)
      self = launcher.map { .launchFailure($0) } ?? .exit(code: code)
    case .signaled(let number):
      let traps = [SIGILL, SIGTRAP, SIGABRT]
      let faults = traps + [SIGBUS, SIGFPE, SIGSEGV]
      let message = traps.contains(number) ? CrashMessage(lastIn: output) : nil
      let code = faults.contains(number) ? CrashedCode(lastIn: output, image: image) : nil
      if let message {
        self = .trap(message: message.text, place: message.place(in: code))
      } else if number == SIGILL || number == SIGTRAP {
        let reason = code?.reason.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        self = .trap(message: reason, place: code?.site)
      } else {
        let fault = faults.contains(number) ? CrashedCalls(lastIn: output)?.fault : nil
        self = .signal(SignalName.of(number), place: code?.site, fault: fault)
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
