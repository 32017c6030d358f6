/// A summary of test results on one line.
package struct TestSummary {
  private let report: TestReport

  /// Creates a summary of a report.
  ///
  /// - Parameter report: The results.
  package init(_ report: TestReport) {
    self.report = report
  }

  /// The text of the line, such as `12 tests of Shop: 10 passed (1 flaky), 1 failed, 1 crashed; 0.8 s`.
  package var line: String {
    let count = report.results.count
    let parts = TestOutcome.allCases.compactMap { outcome -> String? in
      let number = report.count(outcome)
      guard number > 0 else { return nil }
      let flaky = outcome == .passed ? report.flaky.count : 0
      return "\(number) \(outcome.words)\(flaky > 0 ? " (\(flaky) flaky)" : "")"
    }
    let list = parts.isEmpty ? "nothing to do" : parts.joined(separator: ", ")
    return "\(count) test\(count == 1 ? "" : "s") of \(report.app): \(list); \(time)"
  }

  private var time: String {
    let tenths = Int((report.seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
