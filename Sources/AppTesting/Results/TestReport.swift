/// The results of all tests of an app.
package struct TestReport: Hashable, Sendable {
  /// The app name.
  package var app: String
  /// The results, by the names of the tests.
  package var results: [TestResult]
  /// The time from the first start of a test to the end of the last, in seconds.
  package var seconds: Double

  /// Creates a report.
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

  /// Returns the number of tests with an outcome.
  ///
  /// - Parameter outcome: The outcome.
  /// - Returns: The number.
  package func count(_ outcome: TestOutcome) -> Int { results.count { $0.outcome == outcome } }

  /// The tests that passed only when they were run again.
  package var flaky: [TestResult] { results.filter(\.isFlaky) }

  /// The exit code of the program: that of the worst test.
  package var exitCode: Int32 { results.map(\.outcome.exitCode).max() ?? 0 }
}
