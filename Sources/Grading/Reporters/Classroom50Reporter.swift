/// A reporter that writes one submission's `result.json` for Classroom 50.
///
/// It becomes part of a release that learners can read, so it does not reveal hidden checks.
package struct Classroom50Reporter: Reporter, Hashable {
  private let assignment: Assignment

  /// Creates a reporter for an assignment.
  ///
  /// - Parameter assignment: The graded assignment, as the runner describes it.
  package init(_ assignment: Assignment) {
    self.assignment = assignment
  }

  package func text(of records: [GradingRecord]) throws -> String {
    _ = try records.soleSubmission(for: .classroom50)
    let alone = records.count == 1
    let tests = records.map(\.forLearner).flatMap { record in
      record.checks.map { check in
        Test(
          name: (alone ? "" : "\(record.title): ") + Self.name(of: check),
          passed: check.verdict == .passed,
          score: check.points,
          maximum: check.maximum,
          output: Self.output(of: check, in: record)
        )
      } + Self.changes(of: record, prefix: alone ? "" : "\(record.title): ")
    }
    let changed = records.reduce(0) { sum, record in
      sum + (record.adjustments ?? []).reduce(0) { $0 + $1.points }
    }
    return try PrettyJSON.text(of: Result(assignment: assignment, tests: tests, changed: changed))
  }

  /// Returns a test without points for each change of a record's points.
  ///
  /// Classroom 50 allows no test with negative points, so only the total includes a change.
  private static func changes(of record: GradingRecord, prefix: String) -> [Test] {
    (record.adjustments ?? []).map { change in
      Test(
        name: "\(prefix)Change of the points",
        passed: change.points >= 0,
        score: 0,
        maximum: 0,
        output: String(change.line.prefix(longestOutput))
      )
    }
  }

  private static func name(of check: GradingRecord.Check) -> String {
    check.isHidden ? "\(check.title) (\(check.name))" : check.title
  }

  /// The maximum length of text that the runner accepts.
  private static let longestOutput = 2000

  private static func output(of check: GradingRecord.Check, in record: GradingRecord) -> String? {
    guard check.verdict != .passed || !check.remarks.isEmpty else { return nil }
    let text = check.verdict == .error ? record.message ?? check.explanation : check.explanation
    return String(text.prefix(longestOutput))
  }
}

extension Classroom50Reporter {
  /// The content of the file, in the format that Classroom 50 documents.
  private struct Result: Encodable {
    var assignment: Assignment
    var tests: [Test]
    /// The points that a teacher or a rule has added to those of the tests.
    var changed: Int

    enum CodingKeys: String, CodingKey {
      case schema, classroom, assignment, owner, submission, commit, release, review, score, tests
      case kind = "assignment_type"
      case moment = "datetime"
      case maximum = "max-score"
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode("classroom50/result/v1", forKey: .schema)
      try container.encode(assignment.classroom, forKey: .classroom)
      try container.encode(assignment.assignment, forKey: .assignment)
      try container.encodeIfPresent(assignment.kind, forKey: .kind)
      try container.encodeIfPresent(assignment.owner, forKey: .owner)
      try container.encode(assignment.submission, forKey: .submission)
      try container.encode(assignment.commit, forKey: .commit)
      try container.encode(assignment.release, forKey: .release)
      try container.encode(assignment.review, forKey: .review)
      try container.encode(assignment.moment, forKey: .moment)
      try container.encode(tests.reduce(changed) { $0 + $1.score }, forKey: .score)
      try container.encode(tests.reduce(0) { $0 + $1.maximum }, forKey: .maximum)
      try container.encode(tests, forKey: .tests)
    }
  }

  /// A test in the file.
  private struct Test: Encodable {
    var name: String
    var passed: Bool
    var score: Int
    var maximum: Int
    var output: String?

    enum CodingKeys: String, CodingKey {
      case passed, score, output
      case name = "test-name"
      case maximum = "max-score"
    }
  }
}
