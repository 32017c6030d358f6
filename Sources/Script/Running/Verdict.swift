/// A verdict on a script or a command, whose raw value is the exit code.
package enum Verdict: Int32, Hashable, Sendable, CaseIterable {
  /// Success of every command.
  case right = 0
  /// An unmet expectation, or a command that the app refused.
  case fallsShort = 1
  /// A script that cannot be understood.
  case misuse = 2
  /// A learner's app that does not compile.
  case doesNotCompile = 3
  /// An app that crashed, ended or did not answer.
  case crashed = 4
}
