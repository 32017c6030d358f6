import LineEditing
import Terminal
import Testing
import VirtualTerminal

extension EditlineTests {
  @Suite("Pasting on a terminal")
  struct EditlinePasteTests {
    @Test("A pasted line is inserted but not run")
    func one() async throws {
      let result = try await EditedTerminal.play { terminal in
        try terminal.wait { $0.marksPastes }
        try terminal.type("tap \u{1B}[200~\"A\tB\"\n\u{1B}[201~")
        try terminal.wait { $0.text == "nav> tap \"A    B\"" }
        try terminal.type("\r")
        try terminal.waitForPrompt(row: 1)
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("tap \"A    B\""), .end])
    }

    @Test("Pasted lines run one after the other, and the last line waits for Enter")
    func several() async throws {
      let result = try await EditedTerminal.play { terminal in
        try terminal.wait { $0.marksPastes }
        try terminal.type("\u{1B}[200~one\ntwo\n\nthree\u{1B}[201~")
        try terminal.wait { $0.text == "nav> one\nnav> two\nnav>\nnav> three" }
        try terminal.type("!\r")
        try terminal.waitForPrompt(row: 4)
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("one"), .line("two"), .line(""), .line("three!"), .end])
      #expect(result.remembered == ["one", "two", "three!"])
    }

    @Test("Lines pasted without markers run one after the other, and tabs become spaces")
    func plain() async throws {
      let completion: @Sendable (String) -> Completions = { _ in
        Completions(replacing: "", candidates: [.init("completed")])
      }
      let result = try await EditedTerminal.play(completion: completion) { terminal in
        try terminal.type("tap ")
        try terminal.wait { $0.column == 9 }
        try terminal.type("1\r\tback\rthree")
        try terminal.wait { $0.text == "nav> tap 1\nnav>     back\nnav> three" && $0.column == 10 }
        try terminal.type("!\r")
        try terminal.waitForPrompt(row: 3)
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("tap 1"), .line("    back"), .line("three!"), .end])
    }

    @Test(
      "A paste that is too large is omitted as a whole, with the reason",
      arguments: [true, false]
    )
    func tooLarge(isOneLine: Bool) async throws {
      let line = String(repeating: "x", count: 1023)
      let reason =
        isOneLine
        ? "its line has 262144 characters, but there is room for 497." : "it is longer than 256 KB."
      let size = WindowSize(columns: 100, rows: 24)
      let result = try await EditedTerminal.play(size: size) { terminal in
        try terminal.type("tap")
        try terminal.wait { $0.column == 8 }
        let pieces = Array(
          repeating: line + (isOneLine ? "y" : "\n"),
          count: isOneLine ? 256 : 1024
        )
        try terminal.type("\u{1B}[200~\(pieces.joined())\u{1B}[201~")
        try terminal.wait {
          $0.text == "nav> tap\nThe paste was skipped: \(reason)\nnav> tap" && $0.column == 8
        }
        try terminal.type("\r")
        try terminal.waitForNewPrompt()
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("tap"), .end])
    }
  }
}
