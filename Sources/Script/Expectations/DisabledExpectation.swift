import SceneModel
import SceneText

/// An expectation that a control on the screen is disabled.
package struct DisabledExpectation: Expectation {
  package static let word = "disabled"
  package static let synopsis = #"disabled "LABEL""#
  package static let help =
    "The screen shows a control with this label, and the control is disabled."
  package static let arguments: [ArgumentKind] = [.tappable]

  /// The label of the control.
  package let label: String

  package init(from scanner: inout Scanner) throws(ScriptError) {
    label = try scanner.text(#"name the control, as in: expect disabled "Save""#)
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    let disabled = try interpreter.app.visibleElements.filter { $0.has(.disabled) }
    let labels = disabled.compactMap(\.label)
    return ExpectationOutcome(
      labels.contains(label),
      seen: VisibleLabels(labels, of: "disabled control").description(near: label)
    )
  }
}
