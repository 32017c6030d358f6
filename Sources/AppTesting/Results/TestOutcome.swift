/// The outcome of one run of a test.
package enum TestOutcome: String, Hashable, Sendable, Codable, CaseIterable {
  /// Every command succeeded, and every expectation was met.
  case passed
  /// A command failed, or an expectation was not met.
  case failed
  /// The app crashed or exited.
  case crashed
  /// The app did not answer in time.
  case timedOut = "timed-out"
  /// The script cannot be read or understood.
  case unreadable

  /// The program's exit code for the outcome.
  package var exitCode: Int32 {
    switch self {
    case .passed: 0
    case .failed: 1
    case .unreadable: 2
    case .crashed, .timedOut: 4
    }
  }

  /// The outcome in words.
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
