/// The outcome of one run of a test.
package enum TestOutcome: String, Hashable, Sendable, Codable, CaseIterable {
  /// A run in which every command succeeded and every expectation was met.
  case passed
  /// A run in which a command failed or an expectation was not met.
  case failed
  /// A run in which the app crashed or exited.
  case crashed
  /// A run in which the app did not answer in time.
  case timedOut = "timed-out"
  /// A script that cannot be read or understood.
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

  /// The outcome in a few words.
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
