/// The program's exit code for its caller.
package enum ExitStatus: Int32, Hashable, Sendable, Comparable {
  /// Everything succeeded.
  case success = 0
  /// The learner's work falls short: an expectation, a check or a finding failed.
  case fallsShort = 1
  /// The command was used incorrectly, or a file cannot be used.
  case misuse = 2
  /// The learner's code does not compile.
  case doesNotCompile = 3
  /// The app crashed, exited or exceeded a time limit.
  case appEnded = 4
  /// An error inside NavLab itself.
  case internalFault = 70

  /// Returns whether another status is worse.
  package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
