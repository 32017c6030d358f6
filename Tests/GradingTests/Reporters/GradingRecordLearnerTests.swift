import Course
import Grading
import SceneText
import Testing

@Suite("The learner's view of a record")
struct GradingRecordLearnerTests {
  @Test("A hidden check keeps only its verdict and its points")
  func hidden() {
    let record = SampleRecords.hostile("text").forLearner
    #expect(
      record.checks[2]
        == GradingRecord.Check(
          name: "hidden-1",
          title: "A hidden check",
          visibility: .hidden,
          verdict: .failed,
          points: 0,
          maximum: 1
        )
    )
    #expect(record.checks[3].requires == "hidden-1")
    #expect(record.checks[0] == SampleRecords.hostile("text").checks[0])
    #expect(record.alarms == [])
    #expect(record.firstDifference == nil)
  }

  @Test("Omitted files are reported in every learners' format, and on the page")
  func note() throws {
    var record = try SampleRecords.record("abdi-amina")
    record.note = "The file 'Notes.txt' was left out."
    let reporters: [any Reporter] = [
      TextReporter(layout: TextLayout(width: 80)), GradescopeReporter(), JUnitReporter(),
      WebPageReporter(),
    ]
    for reporter in reporters {
      let text = try reporter.text(of: [record]).replacing("&#39;", with: "'")
      #expect(text.contains("The file 'Notes.txt' was left out."))
    }
  }

  @Test("Passing public checks do not hide a hidden failure")
  func conclusion() throws {
    var record = try SampleRecords.record("abdi-amina")
    #expect(record.conclusion == "8 of 8 points. Everything passed.")
    record.undecided = Exercise.PrivateChecks(count: 2, points: 3)
    #expect(
      record.conclusion
        == "8 of 8 points. All 5 public checks passed; 2 hidden checks (3 points) are decided at grading."
    )
    record.checks[0].verdict = .failed
    #expect(
      record.conclusion
        == "8 of 8 points. 1 check did not pass. 2 hidden checks (3 points) are decided at grading."
    )
    record.checks[0].verdict = .passed
    record.undecided = nil
    record.checks[4].verdict = .failed
    record.points = 7
    #expect(
      record.conclusion == "7 of 8 points. All public checks passed, but 1 hidden check did not."
    )
    #expect(
      try SampleRecords.record("zhou-wei").conclusion
        == "The grader failed; there is no mark."
    )
  }
}
