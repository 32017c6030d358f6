/// The results of all tests of an app.
package struct TestReport: Hashable, Sendable {
  /// The name of the app.
  package var app: String
  /// The results of the tests, in the order of their names.
  package var results: [TestResult]
  /// The time from the start of the first test to the end of the last one, in seconds.
  package var seconds: Double

  /// Creates a report of results.
  ///
  /// - Parameters:
  ///   - app: The name of the app.
  ///   - results: The results, in any order.
  ///   - seconds: The time from the first start of a test to the end of the last, in seconds.
  package init(app: String, results: [TestResult], seconds: Double) {
    self.app = app
    self.results = results.sorted { $0.name < $1.name }
    self.seconds = seconds
  }

  /// Returns the number of tests with a given outcome.
  ///
  /// - Parameter outcome: The outcome.
  /// - Returns: The number.
  package func count(_ outcome: TestOutcome) -> Int { results.count { $0.outcome == outcome } }

  /// The tests that passed only after they were repeated.
  package var flaky: [TestResult] { results.filter(\.isFlaky) }

  /// The program's exit code: that of the test with the worst outcome.
  package var exitCode: Int32 { results.map(\.outcome.exitCode).max() ?? 0 }
}
