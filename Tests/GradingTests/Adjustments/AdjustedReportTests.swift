import Foundation
import Grading
import JSONShapes
import SceneText
import Testing

@Suite("Reports on changed points")
struct AdjustedReportTests {
  private func adjusted() throws -> GradingRecord {
    var record = try SampleRecords.record("castro-lucia")
    record.adjustments = [
      Adjustment(points: -1, reason: "Handed in 1 day late; each day costs 10%."),
      Adjustment(points: 2, reason: "A clear router."),
    ]
    record.points += 1
    return record
  }

  private let lines = [
    "-1 point: Handed in 1 day late; each day costs 10%.", "+2 points: A clear router.",
  ]

  @Test("The last column of the gradebook has the exercise, the points and the reasons")
  func gradebook() throws {
    let rows = try GradebookReporter().text(of: [try adjusted()]).split(separator: "\r\n")
    #expect(rows[0].hasSuffix(",walks,changes"))
    let changes = lines.map { "02-one-array: \($0)" }.joined(separator: "; ")
    #expect(rows[2].hasSuffix(",\(changes)"))
    #expect(rows[2].hasPrefix("castro-lucia,5,"))
  }

  @Test("JUnit, annotations and the class table say what was changed")
  func texts() throws {
    let record = try adjusted()
    let suite = try JUnitReporter().text(of: [record])
    #expect(
      suite.contains(
        "<system-out>5 of 8 points. 3 checks did not pass.\n\(lines[0])\n\(lines[1])</system-out>"
      )
    )
    let notices = try AnnotationReporter().text(of: [record])
    #expect(
      notices.contains("::5 of 8 points. 3 checks did not pass.%0A-1 point: Handed in 1 day late;")
    )
    let table = try TextReporter(layout: TextLayout(), isForTeachers: true).text(of: [record])
    for line in lines { #expect(table.contains("changed: castro-lucia: \(line)\n"), "\(table)") }
  }

  @Test("Gradescope adds the changes up, and shows them when the hidden checks are shown")
  func gradescope() throws {
    let text = try GradescopeReporter().text(of: [try adjusted()])
    let schema = try JSONSchema("Tests/Fixtures/grading/shapes/gradescope-results.json")
    #expect(try schema.complaints(about: text) == [])
    let tests = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))["tests"]?.elements
    let changes = (tests ?? []).filter { $0["name"]?.text == "Change of the points" }
    #expect(changes.map { $0["score"]?.number } == [-1, 2])
    #expect(changes.map { $0["output"]?.text } == lines)
    #expect(changes.map { $0["visibility"]?.text } == ["after_due_date", "after_due_date"])
    #expect((tests ?? []).compactMap { $0["score"]?.number }.reduce(0, +) == 5)
  }

  @Test("The total for Classroom 50 includes the changes, each of which is a test without points")
  func classroom50() throws {
    let variables = [
      "CLASSROOM": "navigation", "ASSIGNMENT": "one-array", "SUBMISSION_TAG": "submit/1",
      "COMMIT_URL": "https://example.com/commit/1", "RELEASE_URL": "https://example.com/release/1",
    ]
    let assignment = try Classroom50Reporter.Assignment(
      environment: variables,
      now: Date(timeIntervalSince1970: 0)
    )
    let text = try Classroom50Reporter(assignment).text(of: [try adjusted()])
    let schema = try JSONSchema("Tests/Fixtures/grading/shapes/classroom50-result.json")
    #expect(try schema.complaints(about: text) == [])
    let result = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    #expect(result["score"]?.number == 5)
    #expect(result["max-score"]?.number == 8)
    let changes = (result["tests"]?.elements ?? []).suffix(2)
    #expect(changes.map { $0["output"]?.text } == lines)
    #expect(changes.map { $0["score"]?.number } == [0, 0])
  }
}
