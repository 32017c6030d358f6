/// The program's exit code for its caller.
package enum ExitStatus: Int32, Hashable, Sendable, Comparable {
  /// Everything was done, and it was right.
  case success = 0
  /// The learner's work falls short: an expectation, a check or a finding failed.
  case fallsShort = 1
  /// The command was misused, or a file cannot be used.
  case misuse = 2
  /// The learner's code does not compile.
  case doesNotCompile = 3
  /// The app crashed, left, or ran out of time.
  case appEnded = 4
  /// Something went wrong inside NavLab itself.
  case internalFault = 70

  /// Whether another status is worse.
  package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
