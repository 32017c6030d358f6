import Foundation
import Terminal
import Testing
import VirtualTerminal

@Suite("The solution at a terminal", .serialized)
struct SolutionTests {
  @Test("A learner who has not solved the exercise is asked first")
  func asked() throws {
    let folder = try LearnerFolder()
    let first = try TerminalRun(["solution", "1"], in: folder)
    try first.waitFor(
      "01-the-way-back is not solved yet. Show the solution, and note that you saw it?"
    )
    try first.terminal.type("\r")
    let refused = try first.waitForEnd()
    #expect(refused.status == 0)
    #expect(
      refused.screen.transcript.contains("The solution is not shown. For a hint: navlab hint 1")
    )
    #expect(!refused.screen.transcript.contains("South Pier"))

    let second = try TerminalRun(["solution", "1"], in: folder)
    try second.waitFor("[y/N]")
    try second.terminal.type("y\r")
    #expect(try second.waitForEnd().screen.transcript.contains("tap \"South Pier\""))
    #expect(try CommandRun.run(["list"], in: folder).output.contains("started, solution seen\n"))
  }
}
