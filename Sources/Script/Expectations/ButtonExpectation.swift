import SceneModel

/// Expects a button on the screen.
package struct ButtonExpectation: Expectation {
  package static let word = "button"
  package static let synopsis = #"button "LABEL""#
  package static let help =
    "The screen shows a button with this label, enabled or not."
  package static let arguments: [ArgumentKind] = [.tappable]

  /// The label of the button.
  package let label: String

  package init(from scanner: inout Scanner) throws(ScriptError) {
    label = try scanner.text(#"say which button, as in: expect button "Save""#)
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    let labels = try interpreter.app.visibleElements
      .filter { $0.kind == .button }.compactMap(\.label)
    return ExpectationOutcome(
      labels.contains(label),
      seen: VisibleLabels(labels, of: "button").description(near: label)
    )
  }
}
