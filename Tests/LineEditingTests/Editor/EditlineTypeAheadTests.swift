import Dispatch
import LineEditing
import Testing
import VirtualTerminal

extension EditlineTests {
  @Suite("Typing ahead")
  struct EditlineTypeAheadTests {
    @Test("Text typed between two lines appears once, after the next prompt, and can be deleted")
    func betweenLines() async throws {
      // The second prompt waits until the terminal has shown by itself what is typed.
      let gate = DispatchSemaphore(value: 0)
      gate.signal()
      let result = try await EditedTerminal.play(
        setup: {
          var setup = EditorSetup()
          setup.news = {
            _ = gate.wait(timeout: .now() + PseudoTerminal.patience)
            return []
          }
          return setup
        },
        person: { terminal in
          try terminal.type("tree\r")
          try terminal.wait { !$0.marksPastes && $0.row == 1 }
          try terminal.type("the end")
          try terminal.wait { $0.rows[1] == "the end" }
          gate.signal()
          try terminal.wait { $0.rows[1] == "nav> the end" && $0.column == 12 }
          try terminal.type("\u{15}")
          try terminal.waitForPrompt(row: 1)
          try terminal.type("\u{4}")
        }
      )
      #expect(result.inputs == [.line("tree"), .end])
      #expect(result.screen.rows.prefix(3) == ["nav> tree", "nav>", ""])
    }
  }
}
