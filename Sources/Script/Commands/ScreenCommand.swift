import SceneText

/// A command that shows the visible screen.
package struct ScreenCommand: Command {
  package static let word = "screen"
  package static let synopsis = "screen"
  package static let help =
    "Shows what a person sees now. It shows the title, the buttons in the bars and the content of "
    + "the screen. [ Save ] is a button, and a link ends in an arrow."
  package static let examples = ["screen"]
  package static let seeAlso = ["tree", "labels"]
  package static let group = CommandGroup.looking
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    CommandResult(ScreenText(try interpreter.app).lines(interpreter.layout))
  }
}
