/// The reason why an app process is gone.
package enum Ending: Hashable, Sendable {
  /// A Swift precondition failed or the code trapped; the message and the place are Swift's own words.
  ///
  /// The place is known only where it lies in the learner's code.
  case trap(message: String?, file: String?, line: Int?)
  /// A signal ended the process, by its POSIX name.
  case signal(String)
  /// The app called `exit` or returned from its entry.
  case exit(code: Int32)
  /// No reply came within the limit, in seconds.
  case timeout(seconds: Double)
  /// No reply came within the limit, in seconds, and the app printed all the while.
  case flood(bytes: Int, seconds: Double)
  /// The process wrote something to the channel that is not a reply.
  case protocolError(String)
  /// The process could not be started, or the image could not be loaded.
  case launchFailure(String)
  /// Somebody stopped the action with Ctrl-C.
  case interrupted
}
