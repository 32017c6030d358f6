/// The reason why work could not be checked.
package enum Obstacle: Hashable, Sendable {
  /// The compiler rejects the code, with this message.
  case doesNotCompile(String)
  /// The code compiles but contains no app.
  case noApp
  /// The answer is not a script, for these reasons.
  case unreadable([String])
  /// The answer uses commands that the exercise does not allow; each line names one.
  case forbidden([String])
  /// The answer fails before its last command.
  case stopped(CheckFailure)
  /// The app crashed or ended itself during the answer.
  case crashed(CheckFailure)
  /// The app did not answer in time during the answer.
  case timedOut(CheckFailure)
}
