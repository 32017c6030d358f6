import LineEditing
import Terminal
import Testing
import VirtualTerminal

extension EditlineTests {
  @Suite("Hints on a terminal")
  struct EditlineHintTests {
    private let history = History(["push .detail(id: 42)"])

    private static func colored() -> EditorSetup {
      var setup = EditorSetup()
      setup.usesColor = true
      return setup
    }

    private static func complete(_ text: String) -> Completions {
      Completions(replacing: text, candidates: "back".hasPrefix(text) ? [.init("back")] : [])
    }

    private func play(
      columns: Int = 80,
      _ person: (PseudoTerminal) throws -> Void
    ) async throws -> EditedTerminal {
      try await EditedTerminal.play(
        size: WindowSize(columns: columns, rows: 24),
        history: history,
        setup: Self.colored,
        completion: Self.complete,
        person: person
      )
    }

    @Test("The rest of an older line is shown dimmed, and Right accepts it")
    func right() async throws {
      let result = try await play { terminal in
        try terminal.type("pu")
        let screen = try terminal.wait { $0.text == "nav> push .detail(id: 42)" }
        #expect(screen.column == 7)
        #expect([6, 7, 24].map { screen.style(row: 0, column: $0) } == ["", "2", "2"])
        try terminal.type("\u{1B}[C")
        try terminal.wait { $0.column == 25 && $0.style(row: 0, column: 24) == "" }
        try terminal.type("\r")
        try terminal.waitForPrompt(row: 1)
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("push .detail(id: 42)"), .end])
    }

    @Test(
      "Ctrl-F and End also accept the hint, and Ctrl-Right accepts one word",
      arguments: ["\u{6}", "\u{5}"]
    )
    func others(key: String) async throws {
      let result = try await play { terminal in
        try terminal.type("pu")
        try terminal.wait { $0.text == "nav> push .detail(id: 42)" }
        try terminal.type("\u{1B}[1;5C")
        try terminal.wait { $0.column == 9 && $0.style(row: 0, column: 9) == "2" }
        try terminal.type(key)
        try terminal.wait { $0.column == 25 }
        try terminal.type("\r")
        try terminal.waitForPrompt(row: 1)
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("push .detail(id: 42)"), .end])
    }

    @Test("An unaccepted hint disappears when the line runs, and is not part of it")
    func notTaken() async throws {
      let result = try await play { terminal in
        try terminal.type("pu")
        try terminal.wait { $0.text == "nav> push .detail(id: 42)" }
        try terminal.type("\r")
        try terminal.wait { $0.text == "nav> pu\nnav>" }
        try terminal.type("ba")
        try terminal.wait { $0.text == "nav> pu\nnav> back" && $0.column == 7 }
        try terminal.type("x")
        try terminal.wait { $0.text == "nav> pu\nnav> bax" }
        try terminal.type("\u{3}")
        try terminal.wait { $0.text == "nav> pu\nnav> bax^C\nnav>" }
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("pu"), .interrupted, .end])
    }

    @Test("A hint is cut at the edge of the window, and never wraps")
    func narrow() async throws {
      let result = try await play(columns: 20) { terminal in
        try terminal.type("pu")
        try terminal.wait { $0.text == "nav> push .detail(…" && $0.row == 0 && $0.column == 7 }
        try terminal.type("\u{5}\r")
        try terminal.wait { $0.text == "nav> push .detail(id\n: 42)\nnav>" }
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("push .detail(id: 42)"), .end])
    }

    @Test("Without colours there are no hints, because they would look like typed text")
    func plain() async throws {
      let result = try await EditedTerminal.play(history: history) { terminal in
        try terminal.type("pu\u{1B}[C\u{5}\r")
        let screen = try terminal.waitForPrompt(row: 1)
        #expect(screen.transcript == "nav> pu\nnav>")
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("pu"), .end])
    }
  }
}
