import SceneModel

/// Chooses an option of a picker or a menu.
package struct PickCommand: Command {
  package static let word = "pick"
  package static let synopsis = #"pick "OPTION" in "PICKER""#
  package static let help =
    "Chooses one of the options of a picker or a menu. Both are named by what a person "
    + "reads."
  package static let examples = [#"pick "Dark" in "Appearance""#]
  package static let seeAlso = ["tap", "labels"]
  package static let group = CommandGroup.gestures
  package static let arguments: [ArgumentKind] = [.option, .keywords(["in"]), .picker]

  private let option: String
  private let picker: ControlReference

  package init(from scanner: inout Scanner) throws(ScriptError) {
    option = try scanner.text(#"say what to choose, as in: pick "Dark" in "Appearance""#)
    guard scanner.takeWord("in") else {
      throw scanner.error(#"say where to choose, as in: pick "Dark" in "Appearance""#)
    }
    picker = try ControlReference(from: &scanner, example: #"pick "Dark" in "Appearance""#)
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let finder = ControlFinder(
      snapshot: try interpreter.app,
      role: .pick,
      allowsPrefix: interpreter.isInteractive
    )
    return try interpreter.act(.pick(element: try finder.find(picker).id, option: option))
  }
}
