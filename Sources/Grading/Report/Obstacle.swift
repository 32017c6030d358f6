/// A reason why work could not be checked.
package enum Obstacle: Hashable, Sendable {
  /// Code that the compiler rejects with the given message.
  case doesNotCompile(String)
  /// Code that compiles but contains no app.
  case noApp
  /// An answer that is not a valid script, for the given reasons.
  case unreadable([String])
  /// An answer with commands that the exercise does not allow, listed line by line.
  case forbidden([String])
  /// An answer with a command that fails.
  case stopped(CheckFailure)
  /// An app that crashed or ended itself during the answer.
  case crashed(CheckFailure)
  /// An app that did not respond in time during the answer.
  case timedOut(CheckFailure)
}
