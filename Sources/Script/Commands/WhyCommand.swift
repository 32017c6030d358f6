import SceneText

/// A command that explains the result of the last command.
package struct WhyCommand: Command {
  package static let word = "why"
  package static let synopsis = "why"
  package static let help =
    "Explains the result of the last command. It compares the app before and after the command. It "
    + "names the link, destination, binding or object behind the result, and the rule that was "
    + "broken. If it finds nothing, it says where it looked. It also explains why NavLab refused a "
    + "command."
  package static let examples = ["why"]
  package static let seeAlso = ["issues", "explain", "links", "diff", "objects"]
  package static let group = CommandGroup.looking
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    guard let deed = interpreter.lastDeed else {
      throw .refused(
        "you have not done anything yet; first run a command such as tap, back or open"
      )
    }
    return CommandResult(Explanation(of: deed, layout: interpreter.layout).lines)
  }
}
