package import SceneModel

/// Swipes a row, or dismisses the topmost presentation with a swipe.
package struct SwipeCommand: Command {
  package static let word = "swipe"
  package static let synopsis = #"swipe "ROW" left|right [halfway]  or  swipe down"#
  package static let help =
    "Swipes all the way over a row. That runs the first of its swipe actions on that side; to the "
    + "left it deletes a row that can be deleted. Halfway, it only shows the actions, which can be tapped "
    + "then; they go with the next gesture. Swiping down dismisses a sheet, as dismiss does."
  package static let examples = [
    #"swipe "Buy milk" left"#, #"swipe "Buy milk" left halfway"#, "swipe down",
  ]
  package static let seeAlso = ["dismiss", "move", "labels"]
  package static let group = CommandGroup.gestures
  package static let arguments: [ArgumentKind] = [
    .rowOrDown, .keywords(["left", "right"]), .keywords(["halfway"]),
  ]

  /// The row and the direction, or the presentation to swipe away.
  package let goal: Goal

  /// A thing to swipe.
  package enum Goal: Sendable {
    /// The presentation on top, which is swiped away.
    case down(DismissCommand)
    /// A row.
    case row(ControlReference, Action.SwipeDirection, isHalfway: Bool)
  }

  package init(from scanner: inout Scanner) throws(ScriptError) {
    if scanner.takeWord("down") {
      goal = .down(try DismissCommand(from: &scanner))
      return
    }
    let example = #"swipe "Buy milk" left"#
    let row = try ControlReference(from: &scanner, example: example, before: ["left", "right"])
    let way = try scanner.keyword(
      ["left", "right"],
      "say which way to swipe, left or right, as in: \(example)"
    )
    goal = .row(
      row,
      way == "left" ? .left : .right,
      isHalfway: scanner.takeWord("halfway")
    )
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    switch goal {
    case .down(let command): return try command.perform(in: interpreter)
    case .row(let row, let direction, let isHalfway):
      let element = try interpreter.find(row, for: .row("swipe"))
      return try interpreter.act(.swipe(element: element.id, direction, isHalfway: isHalfway))
    }
  }
}
