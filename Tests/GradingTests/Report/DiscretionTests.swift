import Course
import Grading
import Testing

@Suite("The first report on a bug hunt")
struct DiscretionTests {
  private func report() throws -> Report {
    func result(_ name: String, _ verdict: CheckResult.Verdict) -> CheckResult {
      let script = CheckScript(name: name, text: "", line: 1)
      let check = Exercise.Check(
        name: name,
        title: name,
        points: 1,
        advice: "Look there.",
        script: script
      )
      return CheckResult(check: check, verdict: verdict, remarks: ["More."])
    }
    let failure = CheckFailure(summary: "No.", expected: "a", seen: "b", steps: ["tap \"A\""])
    return Report(
      exercise: try #require(ItemName("05-bug")),
      title: "Bug",
      results: [result("fails", .failed(failure)), result("works", .passed)]
    )
  }

  @Test("For changed files, the report tells what went wrong, but not where to look")
  func changed() throws {
    let report = try report()
    let told = report.discreet(tellsFailures: true)
    #expect(told.results.map(\.verdict) == report.results.map(\.verdict))
    #expect(told.results[0].check.advice == nil)
    #expect(told.results[1] == report.results[1])
  }

  @Test("For untouched files, the report tells only the verdicts and the points")
  func untouched() throws {
    let told = try report().discreet(tellsFailures: false)
    #expect(
      told.results[0].verdict
        == .failed(
          CheckFailure(
            summary: "Try to find the reason. If you check again, you will see more details."
          )
        )
    )
    #expect(told.results[0].remarks == [])
    #expect(told.results[0].check.advice == nil)
    #expect(told.points == 1)
    #expect(told.status == .fallsShort)
  }
}
