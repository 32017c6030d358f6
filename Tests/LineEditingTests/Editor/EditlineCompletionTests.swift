import LineEditing
import Terminal
import Testing
import VirtualTerminal

extension EditlineTests {
  @Suite("Completion on a terminal")
  struct EditlineCompletionTests {
    private static func complete(_ text: String) -> Completions {
      let words = [("push", "add a value"), ("pull", ""), ("日本", "a label")]
      let last =
        text.split(separator: " ", omittingEmptySubsequences: false).last.map(String.init) ?? ""
      return Completions(
        replacing: last,
        candidates: words.filter { $0.0.hasPrefix(last) }
          .map { Completions.Candidate($0.0, detail: $0.1) }
      )
    }

    @Test("Tab inserts what is certain, then shows what is possible")
    func tab() async throws {
      let result = try await EditedTerminal.play(completion: Self.complete) { terminal in
        try terminal.type("p\t")
        try terminal.wait { $0.text == "nav> pu" }
        try terminal.type("\t")
        try terminal.wait {
          $0.text == "nav> pu\npush  add a value\npull" && $0.row == 0 && $0.column == 7
        }
        try terminal.type("s\t")
        try terminal.wait { $0.text == "nav> push" && $0.column == 10 }
        try terminal.type("\u{65E5}\t\r")
        try terminal.wait { $0.text.hasSuffix("nav> push 日本\nnav>") }
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("push 日本 "), .end])
    }

    @Test("At the bottom of the window or below a long line, the list makes room")
    func bottom() async throws {
      let size = WindowSize(columns: 20, rows: 6)
      let result = try await EditedTerminal.play(size: size, completion: Self.complete) {
        terminal in
        for row in 1...4 {
          try terminal.type("\r")
          try terminal.waitForPrompt(row: row)
        }
        try terminal.type("0123456789 01 pu 5\u{1B}[D\u{1B}[D\t")
        try terminal.wait {
          $0.text == "nav>\nnav>\nnav> 0123456789 01 p\nu 5\npush  add a value\npull"
            && $0.row == 3 && $0.column == 1
        }
        try terminal.type("s")
        try terminal.wait {
          $0.text == "nav>\nnav>\nnav> 0123456789 01 p\nus 5" && $0.row == 3 && $0.column == 2
        }
        try terminal.type("\r")
        try terminal.waitForNewPrompt()
        try terminal.type("\u{4}")
      }
      #expect(result.inputs.dropFirst(4) == [.line("0123456789 01 pus 5"), .end])
    }

    @Test("In the middle of a line, Tab considers only the text before the cursor")
    func middle() async throws {
      let result = try await EditedTerminal.play(completion: Self.complete) { terminal in
        try terminal.type("pus 1\u{1B}[D\u{1B}[D\t\r")
        try terminal.waitForPrompt(row: 1)
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("push  1"), .end])
    }

    @Test("A long list leaves room for the line, and counts the omitted candidates")
    func long() async throws {
      let size = WindowSize(columns: 40, rows: 6)
      let completion: @Sendable (String) -> Completions = { text in
        Completions(
          replacing: text,
          candidates: (1...30).map { Completions.Candidate("item\($0)", detail: "x") }
        )
      }
      _ = try await EditedTerminal.play(size: size, completion: completion) { terminal in
        // Where nothing of the word is typed, one Tab puts the common beginning in and lists.
        try terminal.type("\t")
        let screen = try terminal.wait { $0.text.contains("more") && $0.column == 9 }
        #expect(
          screen.transcript == """
            nav> item
            item1   x
            item2   x
            item3   x
            27 more: press Tab to see them, or a l…
            """
        )
        try terminal.type("\t")
        try terminal.wait {
          $0.text.hasSuffix("item6   x\n24 more: press Tab to see them, or a l…")
        }
        try terminal.type(String(repeating: "\t", count: 8))
        try terminal.wait {
          $0.text.hasSuffix("item29  x\nitem30  x\nend of list; press Tab to start again")
        }
        try terminal.type("\t")
        try terminal.wait { $0.rows[1] == "item1   x" && $0.row == 0 && $0.column == 9 }
        try terminal.type("\u{3}")
        try terminal.wait { $0.transcript == "nav> item^C\nnav>" }
        try terminal.type("\u{4}")
      }
    }
  }
}
