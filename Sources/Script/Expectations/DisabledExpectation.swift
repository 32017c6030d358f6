import SceneModel
import SceneText

/// Expects a control on the screen to be disabled.
package struct DisabledExpectation: Expectation {
  package static let word = "disabled"
  package static let synopsis = #"disabled "LABEL""#
  package static let help =
    "The screen shows a control with this label, and it cannot be used."
  package static let arguments: [ArgumentKind] = [.tappable]

  /// The label of the control.
  package let label: String

  package init(from scanner: inout Scanner) throws(ScriptError) {
    label = try scanner.text(#"say which control, as in: expect disabled "Save""#)
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
