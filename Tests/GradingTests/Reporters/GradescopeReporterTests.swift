import Foundation
import Grading
import JSONShapes
import Testing

@Suite("A record as Gradescope's results.json")
struct GradescopeReporterTests {
  private func results(_ records: [GradingRecord]) throws -> JSONValue {
    let text = try GradescopeReporter().text(of: records)
    return try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  @Test("Every submission with a mark has the shape that Gradescope documents")
  func shape() throws {
    let schema = try JSONSchema("Tests/Fixtures/grading/shapes/gradescope-results.json")
    let records =
      try SampleRecords.course().filter { $0.status != .graderError }
      + SampleRecords.hostileTexts.map(SampleRecords.hostile)
    for record in records {
      #expect(try schema.complaints(about: GradescopeReporter().text(of: [record])) == [])
    }
  }

  @Test("Points, output and visibility match the checks")
  func tests() throws {
    let results = try results([try SampleRecords.record("castro-lucia")])
    let tests = results["tests"]?.elements ?? []

    #expect(tests.map { $0["score"]?.number } == [1, 1, 0, 2, 0])
    #expect(tests.map { $0["max_score"]?.number } == [1, 2, 2, 2, 1])
    #expect(
      tests.map { $0["visibility"]?.text }
        == ["visible", "visible", "visible", "visible", "after_due_date"]
    )
    #expect(tests.map { $0["status"]?.text } == ["passed", "failed", "failed", "passed", "failed"])
    #expect(
      tests[2]["output"]?.text == """
        expected: path count 2
        seen: path count 1
        after: tap "Runde"
          tap "North Pier"
          tap "Express to South Pier"
        look: What is in the array before the button is pressed, and what should be left of it?
        """
    )
    #expect(
      results["output"]?.text
        == "2 of 4 public checks passed; 1 hidden check is decided at grading."
    )
    #expect(results["score"] == nil, "a sum would tell what the hidden check came to")
  }

  @Test("No detail of a hidden check is revealed, and alarms are for teachers")
  func secrets() throws {
    let text = try GradescopeReporter().text(of: [SampleRecords.hostile("text")])
    #expect(!text.contains(SampleRecords.secret))
    let tests = try results([SampleRecords.hostile("text")])["tests"]?.elements ?? []
    #expect(
      tests.map { $0["name"]?.text }.suffix(3) == [
        "Hidden check", "It follows.", "For the teacher: please review this work yourself",
      ]
    )
    #expect(tests.last?["visibility"]?.text == "hidden")
    #expect(tests.last?["max_score"]?.number == 0)
  }

  @Test("The output for passed public checks also mentions the hidden checks")
  func publicSuccess() throws {
    #expect(
      try results([try SampleRecords.record("abdi-amina")])["output"]?.text
        == "All 4 public checks passed; 1 hidden check is decided at grading."
    )
  }

  @Test("An unreadable submission brings no points, with a reason")
  func unreadable() throws {
    let results = try results([try SampleRecords.record("van-dijk-sem")])
    let tests = results["tests"]?.elements ?? []
    #expect(tests.map { $0["score"]?.number } == [0, 0, 0, 0, 0])
    var bare = try SampleRecords.record("van-dijk-sem")
    bare.checks = []
    #expect(try self.results([bare])["score"]?.number == 0)
    #expect(
      results["output"]?.text
        == "The answer cannot be read.\nThere is no Swift file in the submission."
    )
  }

  @Test("Several exercises of one submission share one file")
  func severalExercises() throws {
    var other = try SampleRecords.record("abdi-amina")
    other.exercise = "03-deep-links"
    other.title = "Deep links"
    let results = try results([try SampleRecords.record("abdi-amina"), other])
    let names = results["tests"]?.elements.compactMap { $0["name"]?.text } ?? []
    #expect(names.count == 10)
    #expect(names[4] == "One array: Hidden check")
    #expect(names[9] == "Deep links: Hidden check")
  }

  @Test("A submission without a mark gets no file")
  func noMark() throws {
    let course = try SampleRecords.course()
    #expect(throws: ReporterError.notOneSubmission(.gradescope, count: 24)) {
      try GradescopeReporter().text(of: course)
    }
    #expect(throws: ReporterError.notOneSubmission(.gradescope, count: 0)) {
      try GradescopeReporter().text(of: [])
    }
    let fault = ReporterError.noMark(
      submission: "zhou-wei",
      reason: "The app could not be started: resource temporarily unavailable."
    )
    #expect(throws: fault) { try GradescopeReporter().text(of: [course[23]]) }
  }
}
