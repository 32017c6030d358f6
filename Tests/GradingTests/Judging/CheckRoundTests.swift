import Course
import Testing

@testable import Grading

@Suite("Checks that wait for one another")
struct CheckRoundTests {
  private func check(_ name: String, requires: [String] = []) -> Exercise.Check {
    let script = CheckScript(name: name, text: "", line: 1)
    return Exercise.Check(name: name, title: name, points: 1, requires: requires, script: script)
  }

  @Test("A check that cannot be judged here stops no dependent check, and says so")
  func unjudged() throws {
    let checks = [check("late", requires: ["source"]), check("source", requires: ["late"])]
    let results = try CheckRound(checks: checks, unjudged: ["source"]).results {
      CheckResult(check: $0, verdict: .passed)
    }
    #expect(results.map(\.verdict) == [.passed, .skipped(.noLinter)])
    #expect(results[1].remarks == ["This check needs the linter; run: navlab setup linter"])
  }

  @Test("A check runs after those that it requires, and is skipped if one of them fails")
  func order() throws {
    let round = CheckRound(checks: [
      check("last", requires: ["middle"]), check("free"), check("middle", requires: ["first"]),
      check("first"), check("other", requires: ["free", "first"]),
    ])
    var made: [String] = []
    let results = try round.results { check in
      made.append(check.name)
      let failure = CheckFailure(summary: "No.")
      return CheckResult(check: check, verdict: check.name == "first" ? .failed(failure) : .passed)
    }
    #expect(made == ["first", "free"])
    #expect(results.map(\.check.name) == ["last", "free", "middle", "first", "other"])
    #expect(
      results.map(\.verdict) == [
        .skipped(.requires("middle")), .passed, .skipped(.requires("first")),
        .failed(CheckFailure(summary: "No.")), .skipped(.requires("first")),
      ]
    )
  }
}
