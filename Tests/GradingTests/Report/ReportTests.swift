import Course
import Grading
import Testing

@Suite("The report on work")
struct ReportTests {
  private static let failure = CheckFailure(summary: "No.")

  private func report(
    _ verdicts: CheckResult.Verdict...,
    obstacle: Obstacle? = nil
  ) throws -> Report {
    let results = verdicts.enumerated().map { index, verdict in
      let script = CheckScript(name: "check-\(index)", text: "", line: 1)
      let check = Exercise.Check(name: script.name, title: "It works.", points: 1, script: script)
      return CheckResult(check: check, verdict: verdict)
    }
    let exercise = try #require(ItemName("02-one-array"))
    return Report(exercise: exercise, title: "One array", obstacle: obstacle, results: results)
  }

  @Test("Work is solved when every check has passed, and none waits for the linter")
  func solved() throws {
    #expect(try report(.passed, .passed).status == .solved)
    #expect(try report(.passed, .skipped(.noLinter)).status == .fallsShort)
    #expect(try report(.passed, .skipped(.noLinter)).awaitsLinter)
    #expect(try report(.passed, .failed(Self.failure)).status == .fallsShort)
  }

  @Test("The first end of the app decides the status, whatever else fails")
  func ends() throws {
    let crash = CheckResult.Verdict.crashed(Self.failure)
    let delay = CheckResult.Verdict.timedOut(Self.failure)
    #expect(try report(.failed(Self.failure), delay, crash).status == .timedOut)
    #expect(try report(crash, delay).status == .crashed)
    #expect(try report(crash).hasEndedApp)
    #expect(try !report(.failed(Self.failure)).hasEndedApp)
  }

  @Test(
    "An obstacle takes precedence over every check",
    arguments: [
      (Obstacle.doesNotCompile("error"), GradingRecord.Status.doesNotCompile),
      (.noApp, .doesNotCompile), (.unreadable(["No."]), .unreadable),
      (.forbidden(["No."]), .fallsShort), (.stopped(failure), .fallsShort),
      (.crashed(failure), .crashed), (.timedOut(failure), .timedOut),
    ]
  )
  func obstacles(obstacle: Obstacle, status: GradingRecord.Status) throws {
    #expect(try report(.skipped(.nothingToJudge), obstacle: obstacle).status == status)
  }
}
