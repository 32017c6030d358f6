import Grading

/// The JSON representation of test results.
package struct TestJSON: Encodable {
  /// The version of the format.
  private let version = 1
  private let app: String
  private let passed: Int
  private let failed: Int
  private let flaky: Int
  private let seconds: Double
  private let tests: [Test]

  private struct Test: Encodable {
    var name: String
    var file: String
    var outcome: TestOutcome
    var flaky: Bool
    var seconds: Double
    var attempts: [TestResult.Attempt]
  }

  /// Creates the representation of a report.
  ///
  /// - Parameter report: The results.
  package init(_ report: TestReport) {
    app = report.app
    passed = report.count(.passed)
    failed = report.results.count - passed
    flaky = report.flaky.count
    seconds = report.seconds
    tests = report.results.map {
      Test(
        name: $0.name,
        file: $0.file,
        outcome: $0.outcome,
        flaky: $0.isFlaky,
        seconds: $0.seconds,
        attempts: $0.attempts
      )
    }
  }

  private enum CodingKeys: CodingKey {
    case version
    case app
    case passed
    case failed
    case flaky
    case seconds
    case tests
  }

  /// Returns the results as JSON text.
  ///
  /// - Returns: The JSON, with a line end at its end.
  /// - Throws: Any error of the encoder.
  package func text() throws -> String { try PrettyJSON.text(of: self) }
}
