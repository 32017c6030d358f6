/// The outcome of one run of a test.
package enum TestOutcome: String, Hashable, Sendable, Codable, CaseIterable {
  /// Every command was done, and every expectation held.
  case passed
  /// A command could not be done, or an expectation did not hold.
  case failed
  /// The app crashed or exited.
  case crashed
  /// The app did not answer in time.
  case timedOut = "timed-out"
  /// The script cannot be read or understood.
  case unreadable

  /// The exit code of the program for it.
  package var exitCode: Int32 {
    switch self {
    case .passed: 0
    case .failed: 1
    case .unreadable: 2
    case .crashed, .timedOut: 4
    }
  }

  /// The outcome in words, for a person.
  var words: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .crashed: "crashed"
    case .timedOut: "did not answer"
    case .unreadable: "cannot be read"
    }
  }
}
