import SceneModel
import SceneText

/// A command that dismisses the topmost presentation with a swipe.
package struct DismissCommand: Command {
  package static let word = "dismiss"
  package static let synopsis = "dismiss"
  package static let help =
    "Swipes down the topmost sheet or popover. Alerts, dialogs and full-screen covers cannot be "
    + "swiped away: tap one of their buttons. If a cover has zoomed from a view, 'dismiss' drags "
    + "it back into that view."
  package static let examples = ["dismiss"]
  package static let seeAlso = ["swipe", "back"]
  package static let group = CommandGroup.gestures
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    guard let top = try interpreter.app.topPresentation else {
      let isPushed = (try interpreter.app.reachableStack?.screens.count ?? 0) > 1
      throw .refused(
        "there is nothing to dismiss"
          + (isPushed ? "; this screen was pushed; try: back" : "")
      )
    }
    switch top.kind {
    case .fullScreenCover where top.has(.zooms): return try interpreter.act(.dismiss)
    case .alert, .confirmationDialog, .fullScreenCover:
      let hint = top.harmlessLabel.map { "; try: tap \(Literal.quoted($0))" } ?? ""
      let article = top.kind == .alert ? "an" : "a"
      throw .refused("\(article) \(top.kind.word) cannot be swiped away\(hint)")
    default: return try interpreter.act(.dismiss)
    }
  }
}
