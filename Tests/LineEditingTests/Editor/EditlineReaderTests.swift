import LineEditing
import Terminal
import Testing
import VirtualTerminal

extension EditlineTests {
  @Suite("Editing a line on a terminal")
  struct EditlineReaderTests {
    @Test("Typed text appears after the prompt and is returned")
    func typing() async throws {
      let result = try await EditedTerminal.play { terminal in
        try terminal.wait { $0.text == "nav>" && $0.column == 5 && $0.marksPastes }
        try terminal.type("tap \"Ü 日本\"")
        let screen = try terminal.wait { $0.text == "nav> tap \"Ü 日本\"" }
        #expect(screen.column == 17)
        try terminal.type("\r")
        try terminal.waitForPrompt(row: 1)
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("tap \"Ü 日本\""), .end])
      #expect(!result.screen.marksPastes)
    }

    @Test("The prompt's colours do not move the cursor, and end before the line")
    func color() async throws {
      let prompt = Prompt([
        Prompt.Part("shop", escape: "\u{1B}[36m"), Prompt.Part(">", escape: "\u{1B}[1m"),
      ])
      _ = try await EditedTerminal.play(prompt: prompt) { terminal in
        try terminal.type("x")
        let screen = try terminal.wait { $0.text == "shop> x" && $0.column == 7 }
        #expect([0, 4, 5, 6].map { screen.style(row: 0, column: $0) } == ["36", "1", "", ""])
        try terminal.type("\u{3}")
        try terminal.wait { $0.row == 1 && $0.text.hasSuffix("shop>") }
        try terminal.type("\u{4}")
      }
    }

    @Test("Keys move the cursor and delete in the middle of the line")
    func editing() async throws {
      let result = try await EditedTerminal.play { terminal in
        try terminal.type("bcd日")
        try terminal.wait { $0.text == "nav> bcd日" }
        try terminal.type("\u{1B}[Ha\u{1B}[C\u{1B}[3~\u{1B}[FX\u{1B}[D\u{1B}[D\u{4}\r")
        try terminal.waitForPrompt(row: 1)
        try terminal.type("one two\u{17}\u{15}three\r")
        try terminal.waitForPrompt(row: 2)
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("abdX"), .line("three"), .end])
    }

    @Test("Ctrl-_ undoes changes, typed words as a whole")
    func undo() async throws {
      let result = try await EditedTerminal.play { terminal in
        for key in ["a", "b", " ", "c", "d", "\u{17}", "x"] { try terminal.type(key) }
        try terminal.wait { $0.text == "nav> ab x" }
        for expected in ["nav> ab", "nav> ab cd", "nav> ab", "nav>"] {
          try terminal.type("\u{1F}")
          try terminal.wait { $0.text == expected }
        }
        try terminal.type("\u{1F}one two\u{1}\u{B}\u{1F}\r")
        try terminal.waitForPrompt(row: 1)
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("one two"), .end])
    }

    @Test("Ctrl-C discards the line and says so")
    func interrupt() async throws {
      let result = try await EditedTerminal.play { terminal in
        try terminal.type("half a line\u{1}\u{3}")
        let screen = try terminal.waitForPrompt(row: 1)
        #expect(screen.rows[0] == "nav> half a line^C")
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.interrupted, .end])
    }

    @Test("Ctrl-L clears the screen and keeps the line")
    func clear() async throws {
      let result = try await EditedTerminal.play { terminal in
        try terminal.type("one\r")
        try terminal.waitForPrompt(row: 1)
        try terminal.type("two\u{C}")
        try terminal.wait { $0.text == "nav> two" && $0.row == 0 }
        try terminal.type("\r")
        try terminal.waitForPrompt(row: 1)
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("one"), .line("two"), .end])
    }

    @Test("Meaningless keys, and keys that damage libedit, insert nothing")
    func meaningless() async throws {
      let result = try await EditedTerminal.play { terminal in
        try terminal.type("a\u{1B}[15~b\u{1B}5c\u{16}\u{13}\u{1B}wd\r")
        try terminal.waitForPrompt(row: 1)
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("abcd"), .end])
    }

    @Test("The line avoids the last row, where libedit would overrun its screen")
    func tooTall() async throws {
      let size = WindowSize(columns: 20, rows: 4)
      let result = try await EditedTerminal.play(size: size) { terminal in
        try terminal.type(String(repeating: "x", count: 200))
        try terminal.wait {
          $0.transcript.contains("There is no room for more in this window.".prefix(20))
        }
        try terminal.type("\r")
        try terminal.wait { $0.transcript.contains("Press Enter again") && $0.text.hasSuffix("x") }
        try terminal.type("\r")
        try terminal.wait { screen in screen.transcript.hasSuffix("x\nnav>") }
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line(String(repeating: "x", count: 54)), .end])
    }

    @Test("A window that becomes narrower or wider shows the same line")
    func resize() async throws {
      let result = try await EditedTerminal.play { terminal in
        try terminal.type("0123456789 0123456789 0123456789")
        try terminal.wait { $0.text.hasSuffix("0123456789") }
        try terminal.resize(to: WindowSize(columns: 20, rows: 10))
        try terminal.wait { $0.rows.prefix(2) == ["nav> 0123456789 0123", "456789 0123456789"] }
        try terminal.resize(to: WindowSize(columns: 60, rows: 10))
        try terminal.wait { $0.text == "nav> 0123456789 0123456789 0123456789" }
        try terminal.type("!\r")
        try terminal.waitForPrompt(row: 1)
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("0123456789 0123456789 0123456789!"), .end])
    }
  }
}
