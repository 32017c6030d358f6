import SceneModel
import SceneText

/// An expectation that a piece of text or a control is the same view as before the last action.
package struct KeptExpectation: Expectation {
  package static let word = "kept"
  package static let synopsis = #"kept "LABEL""#
  package static let help =
    "The view that shows this label showed it before the last action, too. A row whose identity "
    + "has changed is a different view, even if it looks the same."
  package static let arguments: [ArgumentKind] = [.tappable]

  private let label: String

  package init(from scanner: inout Scanner) throws(ScriptError) {
    label = try scanner.text(#"name the view by its label, as in: expect kept "Inbox""#)
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    let elements = try interpreter.app.visibleElements
    let views = elements.filter { $0.label == label }
    guard !views.isEmpty else {
      let labels = VisibleLabels(elements.compactMap(\.label), of: "label")
      return ExpectationOutcome(false, seen: labels.description(near: label))
    }
    guard let before = interpreter.lastDeed?.before else {
      return ExpectationOutcome(false, seen: "the app has just started")
    }
    let known = Set(before.visibleElements.filter { $0.label == label }.map(\.id))
    let isKept = views.allSatisfy { known.contains($0.id) }
    return ExpectationOutcome(isKept, seen: isKept ? "the same view" : "another view")
  }
}
