import Course
import Foundation
import Grading

/// Records to write reports from.
enum SampleRecords {
  /// A class of 24 at one exercise: right, wrong in several ways, broken, and with alarms.
  static func course() throws -> [GradingRecord] {
    let path = "\(BuiltProducts.repository)/Tests/Fixtures/grading/class.jsonl"
    return try RecordFiles { Data() }.records(at: [path]).records
  }

  /// One of the class.
  static func record(_ submission: String) throws -> GradingRecord {
    guard let record = try course().first(where: { $0.submission == submission }) else {
      throw Missing(submission: submission)
    }
    return record
  }

  struct Missing: Error {
    var submission: String
  }

  /// The aim of a hostile record's hidden check, which must not get to learners.
  static let secret = "open shop://secret"

  /// Texts that would do harm where they are not written as text.
  static let hostileTexts = [
    "two\nlines\r\nand a third", "<script>document.title='owned'</script>",
    "<img src=x onerror=\"document.title='owned'\">", "]]></failure><!--", "\u{202E}desrever",
    "nul\u{0}bell\u{7}escape\u{1B}[31m", "=HYPERLINK(\"http://example.com\")", "@SUM(A1)",
    "-1+1", "+1", "a,b;c\"d", "::error file=x::owned", "##[error]owned", "50% off: now, here",
    "' onclick='document.title=1", "\u{FFFE}\u{FFFF}", "&amp; &#60;", "</textarea></pre></style>",
    "\t=1+1", "emoji 👩‍👩‍👧 and ﷽",
  ]

  /// A record with such a text wherever a learner's text can get to.
  static func hostile(_ text: String) -> GradingRecord {
    let failure = CheckFailure(
      summary: text,
      expected: text,
      seen: text,
      steps: ["tap \"\(text)\""],
      file: text,
      line: 3,
      flaws: [StateFlaw(.extraScreen, part: .screens, seen: text)]
    )
    let secret = CheckFailure(
      summary: secret,
      expected: secret,
      seen: secret,
      steps: [secret]
    )
    return GradingRecord(
      submission: text,
      exercise: "02-one-array",
      title: "One array",
      status: .fallsShort,
      note: text,
      points: 0,
      maximum: 5,
      checks: [
        check("shows", .failed, failure: failure),
        check("reads", .crashed, failure: CheckFailure(summary: text)),
        check("hides", .failed, failure: secret, isHidden: true, advice: Self.secret),
        check("follows", .skipped, requires: "hides"),
      ],
      undecided: Exercise.PrivateChecks(count: 1, points: 2),
      alarms: [Alarm(kind: .walk, summary: text, place: text, steps: [text])],
      walks: WalkExtent(.part, reason: "up to an alarm"),
      isolation: Isolation(level: .kernel, layers: ["landlock"]),
      firstDifference: StateDifference(
        check: "shows",
        step: 1,
        command: text,
        seen: text,
        expected: text
      ),
      version: "0.1.0"
    )
  }

  private static func check(
    _ name: String,
    _ verdict: GradingRecord.Verdict,
    failure: CheckFailure? = nil,
    isHidden: Bool = false,
    advice: String? = nil,
    requires: String? = nil
  ) -> GradingRecord.Check {
    GradingRecord.Check(
      name: name,
      title: isHidden ? "The secret \(secret) is shown." : "It \(name).",
      visibility: isHidden ? .hidden : .public,
      verdict: verdict,
      points: 0,
      maximum: 1,
      parts: isHidden ? [PartResult(name: secret, points: 1, isRight: false)] : [],
      remarks: isHidden ? [secret] : ["You wrote: \(name)."],
      failure: failure,
      advice: advice,
      requires: requires
    )
  }
}
