package import SceneModel
import SceneText

/// An expectation that the selection of a list or tab view has the given value.
package struct SelectionExpectation: Expectation {
  package static let word = "selection"
  package static let synopsis = "selection VALUE"
  package static let help =
    "This value is the selection of the visible tab view, or of a list on the screen."
  package static let arguments: [ArgumentKind] = [.free]

  /// The expected value of the selection.
  package let value: Literal

  package init(from scanner: inout Scanner) throws(ScriptError) {
    value = try scanner.literal()
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    let app = try interpreter.app
    let rows = app.visibleElements.filter { $0.has(.selected) }.compactMap(\.value)
    if rows.contains(where: { value.matches($0) }) {
      return ExpectationOutcome(
        true,
        seen: "selection \(rows.map(Printable.line).joined(separator: ", "))"
      )
    }
    guard let tabView = app.visibleTabView else {
      let seen = rows.map(Printable.line).joined(separator: ", ")
      return ExpectationOutcome(
        false,
        seen: rows.isEmpty ? "there are no tabs and no selected row" : "selection \(seen)"
      )
    }
    guard let selection = tabView.value else {
      return ExpectationOutcome(false, seen: "the tab view does not bind its selection")
    }
    return ExpectationOutcome(
      value.matches(selection),
      seen: "selection \(Printable.line(selection))"
    )
  }
}
