import Script
import Testing

@testable import Grading

@Suite("The budget for a submission")
struct WorkBudgetTests {
  private func budget(commands: Int = 100, launches: Int = 100) -> WorkBudget {
    WorkBudget(seconds: 3_600, limits: .init(commands: commands, launches: launches))
  }

  private func statement(_ text: String) throws -> Statement {
    try #require(try Statement(parsing: text, file: "answer.nav", line: 1))
  }

  @Test("Commands count toward the budget over all runs")
  func commands() throws {
    let budget = budget(commands: 3)
    let tap = try statement("tap \"Ridge\"")
    for _ in 0..<3 { #expect(budget.allows(tap)) }
    #expect(budget.excess == nil)
    #expect(!budget.allows(tap))
    let failure = CheckFailure(
      summary: "Together, the checks of this submission used more than 3 commands."
    )
    #expect(budget.excess == .timedOut(failure))
  }

  @Test("Launches of the app count toward the budget, whatever causes them")
  func launches() throws {
    for word in ["relaunch", "launch", "undo", "relaunch after force quit"] {
      let budget = budget(launches: 2)
      budget.countLaunch()
      #expect(budget.allows(try statement(word)))
      #expect(!budget.allows(try statement(word)), "\(word)")
    }
  }

  @Test("Time counts toward the budget")
  func time() throws {
    #expect(WorkBudget(seconds: 0).excess != nil)
    #expect(!WorkBudget(seconds: 0).allows(try statement("tree")))
  }
}
