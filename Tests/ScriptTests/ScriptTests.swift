import Script
import Testing

@Suite("Script")
struct ScriptTests {
  @Test("blank lines and comments are skipped, and positions and texts are kept")
  func statements() throws {
    let script = try Script(
      ScriptSource(
        "# a demo\n\n  tap \"A # B\"  # not a comment in quotes\n\tback # x\n",
        name: "a.nav"
      )
    )
    #expect(script.statements.map(\.text) == ["tap \"A # B\"", "back"])
    #expect(script.statements.map(\.position.column) == [3, 2])
  }

  @Test(
    "a script with a mistake is refused as a whole, with the mistake's position",
    arguments: [
      ("", "a.nav:1:1: the script has no commands; add a command, such as: tap \"Log In\""),
      (
        "# nothing\n",
        "a.nav:1:1: the script has no commands; add a command, such as: tap \"Log In\""
      ),
      ("tree\n  psuh .a", "a.nav:2:3: there is no command 'psuh'; did you mean 'push'?"),
      ("tree\ntap \"A", "a.nav:2:5: this quote is not closed; add \" at the end of the text"),
      ("\"tap\"", "a.nav:1:1: begin the line with a command, such as tap; see help"),
      ("frobnicate", "a.nav:1:1: there is no command 'frobnicate'; see help"),
      ("push .a(", "a.nav:1:8: this bracket is not closed; add )"),
    ]
  )
  func errors(text: String, message: String) {
    let error = #expect(throws: ScriptError.self) {
      try Script(ScriptSource(text, name: "a.nav"))
    }
    #expect(error?.description == message)
  }

  @Test("lines are numbered as in the surrounding file")
  func firstLine() {
    let error = #expect(throws: ScriptError.self) {
      try Script(ScriptSource("tree\nzap", name: "checks.nav"), firstLine: 10)
    }
    #expect(error?.position == ScriptPosition(file: "checks.nav", line: 11, column: 1))
  }

  @Test("only the beginning and end of a long word are shown")
  func longWord() {
    let word = String(repeating: "x", count: 60_000)
    let error = #expect(throws: ScriptError.self) {
      try Script(ScriptSource(word, name: "a.nav"))
    }
    #expect(
      error?.message
        == "there is no command 'xxxxxxxxxxxxxxxxxxx...xxxxxxxxxxxxxxxxxx'; see help"
    )
  }
}
