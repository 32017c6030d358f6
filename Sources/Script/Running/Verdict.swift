/// The verdict on a script or a command, with its exit code.
package enum Verdict: Int32, Hashable, Sendable, CaseIterable {
  /// Every command succeeded.
  case right = 0
  /// An expectation was not met, or the app refused something.
  case fallsShort = 1
  /// The script cannot be understood.
  case misuse = 2
  /// The learner's code does not compile.
  case doesNotCompile = 3
  /// The app crashed, ended or did not answer.
  case crashed = 4
}
