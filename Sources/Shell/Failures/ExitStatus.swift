/// An exit code of the program.
package enum ExitStatus: Int32, Hashable, Sendable, Comparable {
  /// The complete success of the command.
  case success = 0
  /// A failed expectation or check, or a finding of the linter.
  case fallsShort = 1
  /// An incorrect use of the command, or a file that could not be used.
  case misuse = 2
  /// A learner's app that does not compile.
  case doesNotCompile = 3
  /// An app that crashed, exited or exceeded a time limit.
  case appEnded = 4
  /// An internal error in NavLab.
  case internalFault = 70

  /// Returns whether one status is less severe than another.
  package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
