import LineEditing
import Terminal
import Testing
import VirtualTerminal

extension EditlineTests {
  @Suite("History on a terminal")
  struct EditlineHistoryTests {
    private let history = History(["tap \"A\"", "back", "tap \"B\""])

    @Test("Up and Down move through the lines, and the typed line waits at the end")
    func walk() async throws {
      let result = try await EditedTerminal.play(history: history) { terminal in
        try terminal.type("\u{1B}[A")
        try terminal.wait { $0.text == "nav> tap \"B\"" }
        try terminal.type("\u{1B}[A\u{1B}[A\u{1B}[A")
        try terminal.wait { $0.text == "nav> tap \"A\"" }
        try terminal.type("\u{1B}[B\r")
        try terminal.waitForPrompt(row: 1)
        try terminal.type("tap\u{1B}[A\u{1B}[A\u{1B}[B\u{1B}[B \"C\"\r")
        try terminal.waitForPrompt(row: 2)
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("back"), .line("tap \"C\""), .end])
      #expect(result.remembered == ["back", "tap \"C\""])
    }

    @Test("Ctrl-R finds a line by a part of it, and Enter runs it")
    func search() async throws {
      let result = try await EditedTerminal.play(history: history) { terminal in
        try terminal.type("\u{12}ta")
        try terminal.wait { $0.rows[1] == "search \"ta\": tap \"B\"" }
        try terminal.type("\u{12}")
        try terminal.wait { $0.rows[1] == "search \"ta\": tap \"A\"" }
        try terminal.type("\r")
        try terminal.waitForPrompt(row: 1)
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("tap \"A\""), .end])
    }

    @Test("Cancelling a search keeps the line, and an arrow key accepts the found line")
    func searchEnds() async throws {
      let result = try await EditedTerminal.play(history: history) { terminal in
        try terminal.type("tree\u{12}zz")
        try terminal.wait { $0.rows[1] == "search \"zz\": nothing found" }
        try terminal.type("\u{7}")
        try terminal.wait { $0.text == "nav> tree" }
        try terminal.type("\u{12}ba\u{1B}[C")
        try terminal.wait { $0.text == "nav> back" }
        try terminal.type(" 2\r")
        try terminal.waitForPrompt(row: 1)
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("back 2"), .end])
    }
  }
}
