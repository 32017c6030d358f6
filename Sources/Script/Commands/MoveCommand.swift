import SceneModel

/// A command that drags a row to another position.
package struct MoveCommand: Command {
  package static let word = "move"
  package static let synopsis = #"move "ROW" up|down [N]"#
  package static let help =
    "Drags a row of a list up or down, by one row or by N. The list must allow this with onMove."
  package static let examples = [#"move "Buy milk" up"#, #"move "Buy milk" down 3"#]
  package static let seeAlso = ["swipe", "labels"]
  package static let group = CommandGroup.gestures
  package static let arguments: [ArgumentKind] = [.row, .keywords(["up", "down"])]

  /// The row to drag.
  package let row: ControlReference
  /// The number of rows by which to drag the row down, or a negative number to drag it up.
  package let distance: Int

  package init(from scanner: inout Scanner) throws(ScriptError) {
    let example = #"move "Buy milk" up"#
    row = try ControlReference(from: &scanner, example: example, before: ["up", "down"])
    let way = try scanner.keyword(
      ["up", "down"],
      "give the direction, up or down, as in: \(example)"
    )
    let rows = try scanner.count(atLeast: 1) ?? 1
    distance = way == "up" ? -rows : rows
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.act(
      .move(element: try interpreter.find(row, for: .row("move")).id, rows: distance)
    )
  }
}
