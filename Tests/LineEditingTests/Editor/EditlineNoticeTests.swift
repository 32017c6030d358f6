import LineEditing
import Terminal
import Testing
import VirtualTerminal

extension EditlineTests {
  @Suite("Notices on a terminal")
  struct EditlineNoticeTests {
    private let notices = LineNotices()

    private func play(
      columns: Int = 80,
      _ person: (PseudoTerminal) throws -> Void
    ) async throws -> EditedTerminal {
      let notices = notices
      return try await EditedTerminal.play(
        size: WindowSize(columns: columns, rows: 24),
        setup: {
          var setup = EditorSetup()
          setup.notices = notices
          return setup
        },
        person: person
      )
    }

    @Test("Another thread's message appears above the line, which does not change")
    func post() async throws {
      let result = try await play(columns: 20) { terminal in
        try terminal.type("tap \"a longer label\"\u{1B}[D\u{1B}[D")
        try terminal.wait { $0.row == 1 && $0.column == 3 }
        notices.post("App.swift changed\nreloaded")
        try terminal.wait {
          $0.transcript == "App.swift changed\nreloaded\nnav> tap \"a longer l\nabel\""
            && $0.row == 3 && $0.column == 3
        }
        try terminal.type("!\r")
        try terminal.wait { $0.column == 5 && $0.transcript.hasSuffix("\nnav>") }
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("tap \"a longer labe!l\""), .end])
    }

    @Test("A call runs on the reading thread, and the line continues afterwards")
    func call() async throws {
      let result = try await play { terminal in
        try terminal.type("tap 1\u{1B}[D")
        try terminal.wait { $0.column == 9 }
        notices.call()
        try terminal.wait { $0.pasteRequests == 2 && $0.text == "nav> tap 1" && $0.column == 9 }
        try terminal.type("2\r")
        try terminal.waitForPrompt(row: 1)
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.called, .line("tap 21"), .end])
    }

    @Test("Messages before the first line appear before its prompt")
    func early() async throws {
      notices.post("one")
      notices.call()
      let result = try await play { terminal in
        try terminal.wait { $0.text == "one\nnav>" }
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.called, .end])
    }

    @Test("A message during a search waits for the end of the search")
    func search() async throws {
      let result = try await play { terminal in
        try terminal.type("x\u{12}zz")
        try terminal.wait { $0.rows[1] == "search \"zz\": nothing found" }
        notices.post("said")
        try terminal.type("z")
        try terminal.wait { $0.rows[1] == "search \"zzz\": nothing found" }
        try terminal.type("\u{7}")
        try terminal.wait { $0.text == "said\nnav> x" }
        try terminal.type("\u{3}")
        try terminal.waitForNewPrompt()
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.interrupted, .end])
    }
  }
}
