import SceneModel
import SceneText

/// A command that scrolls a list whose rows may not all be built.
package struct ScrollCommand: Command {
  package static let word = "scroll"
  package static let synopsis = #"scroll down [N]  or  scroll to "LABEL""#
  package static let help =
    "Scrolls a list, by N rows or by a page. Lists and lazy stacks build only the rows near the "
    + "visible ones. To tap a row further away, scroll to it first. Write 'down', 'up', 'to top', 'to "
    + "bottom', or 'to LABEL'; NavLab looks for the label in all lists on the screen."
  package static let examples = ["scroll down", "scroll up 20", #"scroll to "Row 500""#]
  package static let seeAlso = ["screen", "swipe"]
  package static let group = CommandGroup.gestures
  package static let arguments: [ArgumentKind] = [.keywords(["down", "up", "to"]), .scrollTarget]

  /// The place to scroll to.
  package let goal: Goal

  /// A place to scroll to.
  package enum Goal: Hashable, Sendable {
    /// A number of rows down, or one page down if there is no number.
    case down(Int?)
    /// A number of rows up, or one page up if there is no number.
    case up(Int?)
    /// The beginning of the list.
    case top
    /// The end of the list.
    case bottom
    /// The row with the given label.
    case label(String)
  }

  package init(from scanner: inout Scanner) throws(ScriptError) {
    let advice = #"give a direction, as in: scroll down, or a label, as in: scroll to "Row 500""#
    switch try scanner.keyword(["down", "up", "to"], advice) {
    case "down": goal = .down(try scanner.count(atLeast: 1))
    case "up": goal = .up(try scanner.count(atLeast: 1))
    default:
      goal =
        if scanner.takeWord("top") {
          .top
        } else if scanner.takeWord("bottom") {
          .bottom
        } else {
          .label(try scanner.label(#"give the label of a row, as in: scroll to "Row 500""#))
        }
    }
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    switch goal {
    case .down(let count): try scroll(.rowsBelow, by: count ?? Self.page, in: interpreter)
    case .up(let count): try scroll(.rowsAbove, by: count ?? Self.page, in: interpreter)
    case .top: try scroll(.rowsAbove, by: .max, in: interpreter)
    case .bottom: try scroll(.rowsBelow, by: .max, in: interpreter)
    case .label(let label): try scroll(to: label, in: interpreter)
    }
  }

  /// The number of rows that fit on a phone's screen.
  private static let page = 18

  private func scroll(
    _ kind: Element.Kind,
    by count: Int,
    in interpreter: Interpreter
  ) throws(Failure) -> CommandResult {
    let hidden = try interpreter.app.visibleElements.filter { $0.kind == kind }
    guard let rows = hidden.first else {
      let edge = kind == .rowsAbove ? "above" : "below"
      throw .refused("no list here has hidden rows \(edge)")
    }
    // Several parts of one list may each have rows that are not built; a list stops at its end by itself. An app may lie
    // about their number.
    let distance = hidden.reduce(0) { sum, rows in
      min(count, sum + min(count, max(0, Int(rows.value ?? "") ?? 0)))
    }
    return try interpreter.act(
      .scroll(element: rows.id, rows: kind == .rowsAbove ? -distance : distance)
    )
  }

  private func scroll(
    to label: String,
    in interpreter: Interpreter
  ) throws(Failure) -> CommandResult {
    let result = try interpreter.act(.scrollTo(label: label))
    guard try interpreter.app.visibleElements.contains(where: { $0.label == label }) else {
      throw .refused(
        "no list here has a row \(Printable.quoted(label)); NavLab scrolled through all lists"
      )
    }
    return result
  }
}
