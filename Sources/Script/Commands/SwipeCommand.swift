package import SceneModel
import SceneText

/// A command that swipes a row, turns a page, or dismisses the topmost presentation with a swipe.
package struct SwipeCommand: Command {
  package static let word = "swipe"
  package static let synopsis =
    #"swipe "ROW" left|right [halfway]  or  swipe left|right  or  swipe down"#
  package static let help =
    "Swipes across a row. A full swipe runs the first of the row's swipe actions on that side. A "
    + "swipe to the left deletes a row that can be deleted. 'halfway' only shows the actions, so "
    + "that you can tap one; the next gesture hides them. Without a row, it turns a page of a tab "
    + "view in the page style: left goes to the next page. 'swipe down' dismisses a sheet, as "
    + "'dismiss' does."
  package static let examples = [
    #"swipe "Buy milk" left"#, #"swipe "Buy milk" left halfway"#, "swipe left", "swipe down",
  ]
  package static let seeAlso = ["dismiss", "move", "labels"]
  package static let group = CommandGroup.gestures
  package static let arguments: [ArgumentKind] = [
    .rowOrDown, .keywords(["left", "right"]), .keywords(["halfway"]),
  ]

  /// The row and the direction, the page to turn, or the presentation to swipe away.
  package let goal: Goal

  /// A target for a swipe.
  package enum Goal: Sendable {
    /// The topmost presentation, to dismiss with the swipe.
    case down(DismissCommand)
    /// The current page, to turn with the swipe.
    case page(Action.SwipeDirection)
    /// A row to swipe in a direction, completely or halfway.
    case row(ControlReference, Action.SwipeDirection, isHalfway: Bool)
  }

  package init(from scanner: inout Scanner) throws(ScriptError) {
    if scanner.takeWord("down") {
      goal = .down(try DismissCommand(from: &scanner))
      return
    }
    for (word, direction) in [("left", Action.SwipeDirection.left), ("right", .right)] {
      var rest = scanner
      guard rest.takeWord(word), rest.isAtEnd else { continue }
      scanner = rest
      goal = .page(direction)
      return
    }
    let example = #"swipe "Buy milk" left"#
    let row = try ControlReference(from: &scanner, example: example, before: ["left", "right"])
    let way = try scanner.keyword(
      ["left", "right"],
      "give the direction, left or right, as in: \(example)"
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
    case .page(let direction): return try turnPage(direction, in: interpreter)
    case .row(let row, let direction, let isHalfway):
      let element = try interpreter.find(row, for: .row("swipe"))
      return try interpreter.act(.swipe(element: element.id, direction, isHalfway: isHalfway))
    }
  }

  private func turnPage(
    _ direction: Action.SwipeDirection,
    in interpreter: Interpreter
  ) throws(Failure) -> CommandResult {
    let app = try interpreter.app
    let tabView =
      app.surroundingTabViews.first { $0.has(.pages) }
      ?? app.tabViewsOnScreen.last { $0.has(.pages) }
    let pages = tabView?.shownTabs ?? []
    guard let open = pages.firstIndex(where: { $0.has(.selected) }) else {
      throw .refused(
        #"there are no pages here; to swipe a row, name it, as in: swipe "Buy milk" left"#
      )
    }
    let wanted = direction == .left ? open + 1 : open - 1
    guard pages.indices.contains(wanted) else {
      throw .refused("this is the \(direction == .left ? "last" : "first") page")
    }
    interpreter.involve(pages[wanted])
    return try interpreter.act(.selectTab(element: pages[wanted].id))
  }
}
