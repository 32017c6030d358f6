import Script
import Testing

@Suite("DemoDirective")
struct DemoDirectiveTests {
  private func message(_ line: String) -> String? {
    #expect(throws: ScriptError.self) {
      try Demo(ScriptSource("tree\n\(line)\n", name: "a.nav"))
    }?.description
  }

  @Test(
    "a mistake is reported with its place and a correction",
    arguments: [
      ("#: sya Hello", "a.nav:2:4: NavLab does not know '#: sya'; did you mean 'say'?"),
      (
        "  #:pauze 2s",
        "a.nav:2:5: NavLab does not know '#: pauze'; did you mean 'pause'?"
      ),
      (
        "#: wobble",
        "a.nav:2:4: NavLab does not know '#: wobble'; there are title, app, chapter, say, note, "
          + "pause, speed, expect, fails"
      ),
      (
        "#: fails tap",
        "a.nav:2:10: write '#: fails' alone on a line, before the command that fails"
      ),
      ("#: fails", "a.nav:2:4: '#: fails' needs a command; below it, write the command that fails"),
      ("#:", "a.nav:2:3: write a word and its text after '#:', as in: #: note Ask them first."),
      ("#: say", "a.nav:2:7: write the text to show, as in: #: say The path is state."),
      ("#: note  ", "a.nav:2:10: write the note, as in: #: note Ask what will happen."),
      ("#: chapter", "a.nav:2:11: give the chapter a name, as in: #: chapter The way back"),
      ("#: app", "a.nav:2:7: name the files, as in: #: app Shop.swift"),
      ("#: title", "a.nav:2:9: give the demo a title, as in: #: title What a path is"),
      (
        "#: pause soon",
        "a.nav:2:10: give a duration of at most ten minutes, such as 2s or 500ms"
      ),
      (
        "#: pause 601s",
        "a.nav:2:10: give a duration of at most ten minutes, such as 2s or 500ms"
      ),
      (
        "#: speed 0",
        "a.nav:2:10: give a speed from 0.1 to 10, as in: #: speed 1.5"
      ),
    ]
  )
  func mistakes(line: String, expected: String) {
    #expect(message(line) == expected)
  }

  @Test("a comment without a colon, or with a space before it, is only a comment")
  func comments() throws {
    let demo = try Demo(ScriptSource("# say Hello\n# : say Hello\ntree\n", name: "a.nav"))
    #expect(demo.beats.map(\.action) == [.command("tree")])
  }
}
