/// The reason why an app process ended.
package enum Ending: Hashable, Sendable {
  /// A Swift precondition failed or the code trapped; the message and the place are those that
  /// Swift printed.
  ///
  /// The place is known only if it is in the learner's code.
  case trap(message: String?, file: String?, line: Int?)
  /// A signal, given by its POSIX name, ended the process.
  case signal(String)
  /// The app called `exit` or returned from its entry.
  case exit(code: Int32)
  /// No reply arrived within the time limit, in seconds.
  case timeout(seconds: Double)
  /// No reply arrived within the time limit, in seconds, and the app printed all the time.
  case flood(bytes: Int, seconds: Double)
  /// The process wrote something other than a reply to the channel.
  case protocolError(String)
  /// The process could not be started, or the image could not be loaded.
  case launchFailure(String)
  /// The user stopped the action with Ctrl-C.
  case interrupted

  /// Whether a time limit ended the app; every other end counts as a crash.
  package var isOverdue: Bool {
    switch self {
    case .timeout, .flood: true
    case .trap, .signal, .exit, .protocolError, .launchFailure, .interrupted: false
    }
  }
}
