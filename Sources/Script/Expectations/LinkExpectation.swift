import SceneModel

/// Expects a link on the screen.
package struct LinkExpectation: Expectation {
  package static let word = "link"
  package static let synopsis = #"link "LABEL""#
  package static let help =
    "The screen shows a link with this label, enabled or not."
  package static let arguments: [ArgumentKind] = [.tappable]

  /// The label of the link.
  package let label: String

  package init(from scanner: inout Scanner) throws(ScriptError) {
    label = try scanner.text(#"say which link, as in: expect link "Details""#)
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    let labels = try interpreter.app.visibleElements
      .filter { $0.kind == .link }.compactMap(\.label)
    return ExpectationOutcome(
      labels.contains(label),
      seen: VisibleLabels(labels, of: "link").description(near: label)
    )
  }
}
