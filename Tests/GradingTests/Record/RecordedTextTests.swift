import Course
import Testing

@testable import Grading

@Suite("Texts in records")
struct RecordedTextTests {
  @Test("short texts are kept, and long texts are cut with a mark")
  func cut() {
    #expect(RecordedText.cut("short", to: 5) == "short")
    #expect(RecordedText.cut("longer", to: 4) == "long… [2 bytes left out]")
    #expect(RecordedText.cut("ab🇨🇦", to: 4) == "ab… [8 bytes left out]")
    #expect(RecordedText.cut(Array(repeating: "tap", count: 70)).count == 65)
    #expect(RecordedText.cut(Array(repeating: "tap", count: 70)).last == "… [6 left out]")
  }

  @Test("no record becomes large, wherever an app puts a long text")
  func record() throws {
    let exercise = try BatchExercises.exercise("broken")
    let long = String(repeating: "Is\u{1B}[31m", count: 100_000)
    let flaws = Array(
      repeating: StateFlaw(.wrongPath, part: .path, expected: long, seen: long),
      count: 99
    )
    let failure = CheckFailure(
      summary: long,
      expected: long,
      seen: long,
      steps: Array(repeating: long, count: 1_000),
      flaws: flaws
    )
    var report = Report(
      exercise: exercise.id,
      title: exercise.title,
      results: exercise.checks.map {
        CheckResult(check: $0, verdict: .failed(failure), remarks: [long])
      },
      alarms: Array(repeating: Alarm(kind: .walk, summary: long, steps: [long]), count: 99)
    )
    report.firstDifference = StateDifference(
      check: "a",
      step: 1,
      command: long,
      seen: long,
      expected: long
    )
    let record = GradingRecord(report, submission: "eve", seed: 1, seconds: 1, version: "1")
    #expect(try record.json().count < (1 + exercise.checks.count) << 20)
    #expect(record.checks.first?.failure?.seen?.hasSuffix("bytes left out]") == true)
  }
}
