/// A reporter that writes one submission's `results.json` for Gradescope.
///
/// A hidden check shows only its verdict there, to everybody and at all times. The code of a later submission can read
/// what Gradescope has stored about an earlier one.
package struct GradescopeReporter: Reporter, Hashable {
  /// A setting that determines who can see a test, and from what time.
  package enum Visibility: String, CaseIterable, Hashable, Sendable, Encodable {
    /// A test that everyone can see immediately.
    case visible
    /// A test that only teachers can see.
    case hidden
    /// A test that learners can see after the assignment is due.
    case afterDueDate = "after_due_date"
    /// A test that learners can see after the marks are published.
    case afterPublished = "after_published"
  }

  private let hiddenChecks: Visibility

  /// Creates a reporter with a visibility for hidden checks.
  ///
  /// - Parameter hiddenChecks: The time at which learners see the results of hidden checks.
  package init(hiddenChecks: Visibility = .afterDueDate) {
    self.hiddenChecks = hiddenChecks
  }

  package func text(of records: [GradingRecord]) throws -> String {
    let name = try records.soleSubmission(for: .gradescope)
    let alone = records.count == 1
    let results = Results(
      executionTime: Self.rounded(records.reduce(0) { $0 + $1.seconds }),
      output: records.map { Self.output(of: $0, isAlone: alone) }.joined(separator: "\n\n"),
      tests: records.flatMap { tests(of: $0, isAlone: alone) },
      extraData: ["submission": name, "grader": "navlab \(records.first?.version ?? "")"]
    )
    return try PrettyJSON.text(of: results)
  }

  private static func rounded(_ seconds: Double) -> Double {
    (seconds * 1000).rounded() / 1000
  }

  private static func output(of record: GradingRecord, isAlone: Bool) -> String {
    var lines = (isAlone ? [] : [record.title]) + [record.note].compactMap { $0 }
    if let message = record.message {
      return (lines + [record.status.sentence, message]).joined(separator: "\n")
    }
    let shown = record.checks.filter { !$0.isHidden }
    let passed = shown.count { $0.verdict == .passed }
    let count = Count(shown.count, "public check")
    let hidden = record.checks.count - shown.count
    var line = passed == shown.count ? "All \(count) passed" : "\(passed) of \(count) passed"
    if hidden > 0 {
      line += "; \(Count(hidden, "hidden check")) \(hidden == 1 ? "is" : "are") decided at grading"
    }
    lines.append(line + ".")
    return lines.joined(separator: "\n")
  }

  private func tests(of record: GradingRecord, isAlone: Bool) -> [Test] {
    let prefix = isAlone ? "" : "\(record.title): "
    let checks = record.forLearner.checks.enumerated().map { index, check in
      Test(
        name: prefix + (check.isHidden ? "Hidden check" : check.title),
        number: String(index + 1),
        score: check.points,
        maximum: check.maximum,
        status: check.verdict == .passed ? .passed : .failed,
        output: check.explanation,
        visibility: check.isHidden ? hiddenChecks : .visible
      )
    }
    let changes = (record.adjustments ?? []).map { change in
      Test(
        name: "\(prefix)Change of the points",
        number: nil,
        score: change.points,
        maximum: 0,
        status: change.points < 0 ? .failed : .passed,
        output: change.line,
        // A percentage of the points would show early what the hidden checks gave.
        visibility: record.checks.contains(where: \.isHidden) ? hiddenChecks : .visible
      )
    }
    return checks + changes + record.alarms.map { Self.test(for: $0, prefix) }
  }

  /// Returns a test that reports an alarm only to teachers and does not affect the mark.
  private static func test(for alarm: Alarm, _ prefix: String) -> Test {
    Test(
      name: "\(prefix)For the teacher: please review this work yourself",
      number: nil,
      score: 0,
      maximum: 0,
      status: .failed,
      output: ([alarm.summary] + [alarm.place].compactMap { $0 } + alarm.steps)
        .joined(separator: "\n"),
      visibility: .hidden
    )
  }
}

extension GradescopeReporter {
  /// The content of the file, in the format that Gradescope documents.
  private struct Results: Encodable {
    var executionTime: Double
    var output: String
    var tests: [Test]
    var extraData: [String: String]

    enum CodingKeys: String, CodingKey {
      case score, output, visibility, tests
      case executionTime = "execution_time"
      case outputFormat = "output_format"
      case testOutputFormat = "test_output_format"
      case testNameFormat = "test_name_format"
      case standardOutputVisibility = "stdout_visibility"
      case extraData = "extra_data"
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      // A total here would reveal the results of hidden checks at once; without one, Gradescope
      // computes it.
      if tests.isEmpty { try container.encode(0, forKey: .score) }
      try container.encode(executionTime, forKey: .executionTime)
      try container.encode(output, forKey: .output)
      try container.encode("text", forKey: .outputFormat)
      try container.encode("text", forKey: .testOutputFormat)
      try container.encode("text", forKey: .testNameFormat)
      try container.encode(Visibility.visible, forKey: .visibility)
      try container.encode(Visibility.hidden, forKey: .standardOutputVisibility)
      try container.encode(tests, forKey: .tests)
      try container.encode(extraData, forKey: .extraData)
    }
  }

  /// A test in the file.
  private struct Test: Encodable {
    enum Status: String, Encodable {
      case passed
      case failed
    }

    var name: String
    var number: String?
    var score: Int
    var maximum: Int
    var status: Status
    var output: String
    var visibility: Visibility

    enum CodingKeys: String, CodingKey {
      case name, number, score, status, output, visibility
      case maximum = "max_score"
    }
  }
}
