import LineEditing
import Terminal
import Testing
import VirtualTerminal

extension EditlineTests {
  /// The columns count for the cursor; what stands under it is compared scalar by scalar.
  @Suite("Characters of several parts on a terminal")
  struct EditlineMarksTests {
    private func isShown(_ text: String, _ column: Int) -> (VirtualScreen) -> Bool {
      { $0.column == column && Array($0.text.unicodeScalars) == Array(text.unicodeScalars) }
    }

    @Test("An accent is on its letter, even after other keys, and is deleted with it")
    func accent() async throws {
      let result = try await EditedTerminal.play { terminal in
        for key in ["x", "e", "\u{301}", "y"] { try terminal.type(key) }
        try terminal.wait(until: isShown("nav> xe\u{301}y", 8))
        try terminal.type("\u{1B}[D\u{1B}[D")
        try terminal.wait(until: isShown("nav> xe\u{301}y", 6))
        try terminal.type("日")
        try terminal.wait(until: isShown("nav> x日e\u{301}y", 8))
        try terminal.type("\u{1B}[C\u{7F}")
        try terminal.wait(until: isShown("nav> x日y", 8))
        try terminal.type("\u{1B}[De\u{301}\u{1B}[D\u{1B}[3~\r")
        try terminal.waitForPrompt(row: 1)
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("x日y"), .end])
    }

    @Test("Marks combine with wide letters, on lower rows, and several on one letter")
    func wide() async throws {
      let size = WindowSize(columns: 20, rows: 10)
      let text = "0123456789012345か\u{3099}a\u{323}\u{302}"
      let result = try await EditedTerminal.play(size: size) { terminal in
        try terminal.type("\u{1B}[200~\(text)\u{1B}[201~")
        let rows = "nav> 012345678901234\n5か\u{3099}a\u{323}\u{302}"
        try terminal.wait(until: isShown(rows, 4))
        try terminal.type("\u{1}\u{5}z")
        try terminal.wait(until: isShown(rows + "z", 5))
        try terminal.type("\r")
        try terminal.waitForPrompt(row: 2)
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line(text + "z"), .end])
    }

    @Test("An emoji of several parts is one character for the keys, at a reliable column")
    func picture() async throws {
      let family = "👨\u{200D}👩\u{200D}👧"
      let result = try await EditedTerminal.play { terminal in
        try terminal.type("a\(family)b")
        try terminal.wait(until: isShown("nav> a👨👩👧b", 13))
        try terminal.type("\u{1B}[D\u{1B}[D")
        try terminal.wait(until: isShown("nav> a👨👩👧b", 6))
        try terminal.type("\u{4}🇩🇪")
        try terminal.wait { $0.text == "nav> a🇩🇪b" && $0.column == 8 }
        try terminal.type("\u{7F}\u{1B}[C\(family)\r")
        try terminal.waitForPrompt(row: 1)
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("ab\(family)"), .end])
    }
  }
}
