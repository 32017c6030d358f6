import Testing
import VirtualTerminal

@testable import LineEditing

extension EditlineTests {
  @Suite("A person's own key bindings on a terminal")
  struct EditlineSettingsTests {
    private func play(
      _ settings: String,
      _ person: (PseudoTerminal) throws -> Void
    ) async throws -> EditedTerminal {
      try await EditedTerminal.play(
        history: History(["older"]),
        setup: {
          var setup = EditorSetup()
          setup.settings = EditorSettingsReader(settings).settings
          return setup
        },
        person: person
      )
    }

    @Test("A key can run another command, or type a text and run it")
    func emacs() async throws {
      let result = try await play("bind ^T em-inc-search-prev\nbind -s ^G 'tree\\r'") { terminal in
        try terminal.type("\u{14}ol")
        try terminal.wait { $0.rows[1] == "search \"ol\": older" }
        try terminal.type("\u{3}")
        try terminal.wait { $0.text == "nav>" }
        try terminal.type("\u{7}")
        try terminal.waitForPrompt(row: 1)
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("tree"), .end])
    }

    @Test("A text that contains its own key comes to an end")
    func endless() async throws {
      let result = try await play("bind -s ^G 'a^G'") { terminal in
        try terminal.type("\u{7}")
        try terminal.wait { $0.rows[0].hasPrefix("nav> aaaa") }
        try terminal.type("\r")
        try terminal.waitForPrompt(row: 1)
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line(String(repeating: "a", count: 20)), .end])
    }

    @Test("A text that a key types also avoids the last row")
    func tooLong() async throws {
      let text = String(repeating: "x", count: 600)
      let result = try await play("bind -s ^G \(text)") { terminal in
        try terminal.type("\u{7}")
        try terminal.wait { $0.text.contains("a line can have at most 500 characters.\nnav> xx") }
        try terminal.type("\r")
        try terminal.wait {
          $0.text.contains("Press Enter again to run the line as it is.\nnav> xx")
        }
        try terminal.type("\r")
        try terminal.waitForNewPrompt()
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line(String(repeating: "x", count: 500)), .end])
    }

    @Test("With vi's keys, Escape leads to commands, and i back to typing")
    func vi() async throws {
      let result = try await play("bind -v") { terminal in
        try terminal.type("one three\u{1B}")
        try terminal.wait { $0.column == 13 }
        try terminal.type("b")
        try terminal.wait { $0.column == 9 }
        try terminal.type("itwo \u{1B}")
        try terminal.wait { $0.text == "nav> one two three" }
        try terminal.type("0x")
        try terminal.wait { $0.text == "nav> ne two three" }
        try terminal.type("uxx")
        try terminal.wait { $0.text == "nav> e two three" }
        try terminal.type("u")
        try terminal.wait { $0.text == "nav> ne two three" }
        // Counts and operators would damage libedit's memory.
        try terminal.type("9dd~cwyyp.")
        try terminal.type("A!\r")
        try terminal.waitForPrompt(row: 1)
        try terminal.type("\u{1B}k")
        try terminal.wait { $0.rows[1] == "nav> ne two three!" }
        try terminal.type("k\r")
        try terminal.waitForPrompt(row: 2)
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("ne two three!"), .line("older"), .end])
    }
  }
}
