import LineEditing
import Terminal
import Testing

extension EditlineTests {
  @Suite("Pasting on a terminal")
  struct EditlinePasteTests {
    @Test("A pasted line is put in and not run")
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

    @Test("Pasted lines run one after the other, and the last piece waits for Enter")
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
  }
}
