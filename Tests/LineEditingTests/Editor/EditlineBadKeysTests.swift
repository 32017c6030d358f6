import LineEditing
import Terminal
import Testing
import VirtualTerminal

extension EditlineTests {
  @Suite("Keys that form no line")
  struct EditlineBadKeysTests {
    @Test("A line of 1 MB is not run in part, and its Enter is refused")
    func megabyte() async throws {
      let message = "There is no room for more: a line can have at most 500 characters."
      let result = try await EditedTerminal.play { terminal in
        try terminal.type(String(repeating: "x", count: 1 << 20))
        try terminal.wait { $0.text.contains(message) }
        try terminal.type("\r")
        try terminal.wait { $0.text.contains("Press Enter again to run the line as it is.") }
        try terminal.type("\u{15}tree\r")
        try terminal.wait { $0.text.hasSuffix("nav> tree\nnav>") }
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("tree"), .end])
      #expect(result.screen.transcript.components(of: message) == 1)
    }

    @Test("Bytes that are not text are skipped, with one reason, and NUL does nothing")
    func noText() async throws {
      let message = "The terminal sent bytes that are not UTF-8; NavLab skipped them."
      let result = try await EditedTerminal.play { terminal in
        try terminal.type(bytes: [0x74, 0x00, 0xFC, 0x72])
        try terminal.wait { $0.text == "nav> t\n\(message)\nnav> tr" && $0.column == 7 }
        try terminal.type(bytes: [0xFF, 0xC3, 0x65, 0xE6, 0x97, 0x65, 0x0D])
        try terminal.waitForPrompt(row: 3)
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("tree"), .end])
      #expect(result.screen.transcript.components(of: message) == 1)
    }
  }
}

extension String {
  /// Counts the occurrences of a text in this one.
  fileprivate func components(of text: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
