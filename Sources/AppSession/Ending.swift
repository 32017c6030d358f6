package import SceneModel

/// A reason why an app process ended.
package enum Ending: Hashable, Sendable {
  /// A failed precondition or another trap, with Swift's message and the place in the learner's code.
  ///
  /// The place is nil if none of the learner's code was running.
  case trap(message: String?, place: CrashSite? = nil)
  /// A termination by a signal, given by its POSIX name, with the place in the learner's code.
  ///
  /// The fault is the access to memory for which the signal was sent.
  case signal(String, place: CrashSite? = nil, fault: MemoryFault? = nil)
  /// An exit, by a call of `exit` or a return from the app's entry point.
  case exit(code: Int32)
  /// A timeout after the given number of seconds without a reply, with the place in the learner's code.
  case timeout(seconds: Double, place: ChanceSite = ChanceSite())
  /// A timeout without a reply, during which the app printed output continuously.
  case flood(bytes: Int, seconds: Double)
  /// Data on the channel that is not a reply.
  case protocolError(String)
  /// A failure to start the process or to load the image.
  case launchFailure(String)
  /// An interruption by the user with Ctrl-C.
  case interrupted

  /// A Boolean value that indicates whether a time limit ended the app, as opposed to a crash.
  package var isOverdue: Bool {
    switch self {
    case .timeout, .flood: true
    case .trap, .signal, .exit, .protocolError, .launchFailure, .interrupted: false
    }
  }
}
