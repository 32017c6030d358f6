/// A command that performs a demo, or lists the demos.
package struct PlayCommand: Command {
  package static let word = "play"
  package static let synopsis = "play [DEMO]"
  package static let help =
    "Performs a demo, or lists the demos. A demo brings its own app; at its end, you return to the "
    + "app that was open before. DEMO is a name or a file. Without a name, the command lists the "
    + "demos."
  package static let examples = ["play", "play stack", "play talk.nav"]
  package static let seeAlso = ["demos", "lesson", "source"]
  package static let group = CommandGroup.course
  package static let arguments: [ArgumentKind] = [.course(.demo)]

  private let demo: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    demo =
      scanner.isAtEnd ? nil : try scanner.text("name the demo, as in: \(Self.examples[1])")
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.ask(.play(demo: demo), for: Self.word)
  }
}
