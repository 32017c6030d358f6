import SceneModel
import SceneText

/// An expectation that the user is on the screen with the given title or name.
package struct ScreenExpectation: Expectation {
  package static let word = "screen"
  package static let synopsis = #"screen "TITLE""#
  package static let help =
    "The screen in front has this title, or its view has this name."
  package static let arguments: [ArgumentKind] = [.free]

  /// The screen's title, or the name of its view.
  package let name: String

  package init(from scanner: inout Scanner) throws(ScriptError) {
    name = try scanner.text(#"name the screen, as in: expect screen "Inbox""#)
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    guard let screen = try interpreter.app.focusedElement else {
      return ExpectationOutcome(false, seen: "an empty window")
    }
    let view = screen.name.map { screen.label == nil ? "" : ", view \(Printable.line($0))" } ?? ""
    return ExpectationOutcome(
      screen.label == name || screen.name == name,
      seen: "\(screen.kind.word) \(screen.designation)\(view)"
    )
  }
}
