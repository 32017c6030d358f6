import Foundation
import Grading
import JSONShapes
import Testing

@Suite("A record as Classroom 50's result.json")
struct Classroom50ReporterTests {
  private static let environment = [
    "CLASSROOM": "navigation", "ASSIGNMENT": "one-array", "ASSIGNMENT_TYPE": "individual",
    "OWNER": "castro-lucia", "SUBMISSION_TAG": "submit/2026-06-01T14-32-05Z-a1b2c3d",
    "COMMIT_URL": "https://example.com/commit/1", "RELEASE_URL": "https://example.com/release/1",
    "REVIEW_URL": "",
  ]

  private func text(_ records: [GradingRecord]) throws -> String {
    let now = Date(timeIntervalSince1970: 1_780_324_331)
    let assignment = try Classroom50Reporter.Assignment(environment: Self.environment, now: now)
    return try Classroom50Reporter(assignment).text(of: records)
  }

  @Test("Every submission with a mark has the shape that Classroom 50 documents")
  func shape() throws {
    let schema = try JSONSchema("Tests/Fixtures/grading/shapes/classroom50-result.json")
    let records =
      try SampleRecords.course().filter { $0.status != .graderError }
      + SampleRecords.hostileTexts.map(SampleRecords.hostile)
    for record in records {
      let text = try text([record])
      #expect(try schema.complaints(about: text) == [])
      #expect(!text.contains(SampleRecords.secret))
    }
  }

  @Test("The sums match the tests, and the identity comes from the runner")
  func result() throws {
    let text = try text([try SampleRecords.record("castro-lucia")])
    let result = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    #expect(result["score"]?.number == 4)
    #expect(result["max-score"]?.number == 8)
    #expect(result["datetime"]?.text == "2026-06-01T14:32:11Z")
    #expect(result["review"]?.text == "https://example.com/commit/1")
    let tests = result["tests"]?.elements ?? []
    #expect(tests.map { $0["score"]?.number } == [1, 1, 0, 2, 0])
    #expect(tests.last?["test-name"]?.text == "A hidden check (hidden-1)")
    #expect(tests.map { $0["output"] == nil } == [true, false, false, true, false])
  }

  @Test("A variable that the runner did not set is named")
  func missing() {
    #expect(throws: ReporterError.missingVariable("ASSIGNMENT", .classroom50)) {
      try Classroom50Reporter.Assignment(
        environment: ["CLASSROOM": "a"],
        now: Date(timeIntervalSince1970: 0)
      )
    }
  }
}
