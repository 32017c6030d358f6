import Course
import Grading
import SceneText
import Testing

@Suite("The record of a submission")
struct GradingRecordTests {
  private func check(_ name: String, points: Int) -> Exercise.Check {
    Exercise.Check(
      name: name,
      title: "It \(name).",
      points: points,
      script: CheckScript(name: name, text: "", line: 1)
    )
  }

  private func record() throws -> GradingRecord {
    let failure = CheckFailure(
      summary: "This is not as expected.",
      expected: "screen \"Sula\"",
      seen: "screen \"Islands\"",
      steps: ["tap \"Sula\""],
      file: "checks.nav",
      line: 7,
      tree: MarkedTree(root: MarkedTree.Node("App")),
      isMistakeOfForm: true
    )
    let parts = [
      PartResult(name: "path", points: 2, isRight: false),
      PartResult(name: "selected tab", points: 1, isRight: true),
    ]
    let report = Report(
      exercise: try #require(ItemName("02-one-array")),
      title: "One array",
      results: [
        CheckResult(check: check("counts", points: 1), verdict: .passed),
        CheckResult(check: check("leads", points: 3), verdict: .failed(failure), parts: parts),
        CheckResult(check: check("returns", points: 2), verdict: .skipped(.requires("leads"))),
      ],
      isolation: Isolation(level: .kernel, layers: ["landlock", "seccomp"])
    )
    return GradingRecord(report, submission: "ada", seed: 7, seconds: 0.5, version: "1")
  }

  @Test("A right part of a failed check brings its points")
  func points() throws {
    let record = try record()

    #expect(record.points == 2)
    #expect(record.maximum == 6)
    #expect(record.checks.map(\.points) == [1, 1, 0])
    #expect(record.checks.map(\.verdict) == [.passed, .failed, .skipped])
    #expect(record.checks[1].failure?.line == 7)
    #expect(record.checks[2].requires == "leads")
  }

  @Test("The message about an answer that stops gives the expected and the actual state")
  func stopped() throws {
    let failure = CheckFailure(
      summary: "This is not as expected.",
      expected: "screen \"Sula\"",
      seen: "screen \"Islands\""
    )
    let report = Report(
      exercise: try #require(ItemName("02-one-array")),
      title: "One array",
      obstacle: .stopped(failure),
      results: []
    )
    let record = GradingRecord(report, submission: "ada", seed: 7, seconds: 0.5, version: "1")
    #expect(
      record.message
        == "This is not as expected. Expected: screen \"Sula\". Seen: screen \"Islands\"."
    )
    #expect(CheckFailure(summary: "It ends.").sentence == "It ends.")
  }

  @Test("A record survives a round trip through JSON, and its line is always the same")
  func json() throws {
    let record = try record()
    let line = try record.json()

    #expect(try GradingRecord(json: line) == record)
    #expect(try GradingRecord(json: line).json() == line)
    #expect(!line.contains(UInt8(ascii: "\n")))
  }

  @Test("Levels of isolation are ordered")
  func levels() {
    #expect(Isolation.Level.allCases.sorted() == [.none, .limits, .kernel, .full])
  }
}
