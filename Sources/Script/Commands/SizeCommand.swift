import SceneModel

/// A command that sets the width of the window.
package struct SizeCommand: Command {
  package static let word = "size"
  package static let synopsis = "size compact|regular"
  package static let help =
    "Makes the window as wide as a phone's or a tablet's. Views read compact or regular as their "
    + "horizontal size class, and a split view shows its columns side by side only in regular "
    + "width. An app starts in compact width."
  package static let examples = ["size regular", "size compact"]
  package static let seeAlso = ["tree"]
  package static let group = CommandGroup.outside
  package static let arguments: [ArgumentKind] = [
    .keywords(Action.Width.allCases.map(\.rawValue))
  ]

  private let width: Action.Width

  package init(from scanner: inout Scanner) throws(ScriptError) {
    let advice = "give the width, compact or regular, as in: size regular"
    let words = Action.Width.allCases.map(\.rawValue)
    guard let width = Action.Width(rawValue: try scanner.keyword(words, advice)) else {
      throw scanner.error(advice)
    }
    self.width = width
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.act(.size(width))
  }
}
