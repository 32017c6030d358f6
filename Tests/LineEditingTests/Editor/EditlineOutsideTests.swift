import LineEditing
import Testing
import VirtualTerminal

extension EditlineTests {
  @Suite("Editing a line in another program")
  struct EditlineOutsideTests {
    private func play(
      _ environment: [String: String],
      _ person: (PseudoTerminal) throws -> Void
    ) async throws -> EditedTerminal {
      try await EditedTerminal.play(
        setup: {
          var setup = EditorSetup()
          setup.program = OutsideEditor(environment: environment)
          return setup
        },
        person: person
      )
    }

    @Test("The line comes back and waits for Enter, even if the program writes a new file")
    func one() async throws {
      let result = try await play(["EDITOR": "sed -i s/tap/push/"]) { terminal in
        try terminal.type("tap \"A's\"\u{18}\u{5}")
        try terminal.wait { $0.text == "nav> tap \"A's\"\nnav> push \"A's\"" }
        try terminal.type("!\r")
        try terminal.waitForPrompt(row: 2)
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("push \"A's\"!"), .end])
    }

    @Test("Several lines run one after the other once the first is confirmed")
    func several() async throws {
      let result = try await play(["VISUAL": "printf 'one\\n\\ntwo\\n' >", "EDITOR": "no"]) {
        terminal in
        try terminal.type("\u{18}\u{5}")
        let message = "Enter runs 2 lines; Ctrl-C runs none of them."
        try terminal.wait { $0.text == "nav>\n\(message)\nnav> one" }
        try terminal.type("\r")
        try terminal.wait { $0.text.hasSuffix("nav> one\nnav> two\nnav>") && $0.column == 5 }
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("one"), .line("two"), .end])
    }

    @Test(
      "A failure is reported, and the line stays",
      arguments: [
        (
          [:] as [String: String],
          "No editor is named; leave, and type in the shell: export EDITOR=nano"
        ),
        (["EDITOR": "false"], "The line is unchanged: the editor ended with an error."),
        (
          ["EDITOR": "rm"],
          "The line cannot be edited in another program: No such file or directory."
        ),
        (
          ["EDITOR": "true", "TMPDIR": "/no/such/folder"],
          "The line cannot be edited in another program: No such file or directory."
        ),
        (
          ["EDITOR": "head -c 900 /dev/zero | tr '\\0' x >"],
          "The line is unchanged: the new text is too long for one line."
        ),
      ]
    )
    func wrong(environment: [String: String], message: String) async throws {
      let result = try await play(environment) { terminal in
        try terminal.type("tap\u{18}\u{5}")
        try terminal.wait { $0.text == "nav> tap\n\(message)\nnav> tap" && $0.column == 8 }
        try terminal.type("\r")
        try terminal.waitForPrompt(row: 3)
        try terminal.type("\u{4}")
      }
      #expect(result.inputs == [.line("tap"), .end])
    }
  }
}
