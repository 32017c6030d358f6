/// The reason why work could not be judged.
package enum Obstacle: Hashable, Sendable {
  /// The compiler rejects the code, in its own words.
  case doesNotCompile(String)
  /// The code compiles, but there is no app in it.
  case noApp
  /// The answer is not a script, for the reasons in the lines.
  case unreadable([String])
  /// The answer uses commands that the exercise rules out; each line names one.
  case forbidden([String])
  /// The answer stops before its end.
  case stopped(CheckFailure)
  /// The app crashed or ended itself during the answer.
  case crashed(CheckFailure)
  /// The app did not answer in time during the answer.
  case timedOut(CheckFailure)
}
