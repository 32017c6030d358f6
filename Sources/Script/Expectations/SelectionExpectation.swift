import SceneModel
import SceneText

/// Expects a tab view's selection to be some value.
package struct SelectionExpectation: Expectation {
  package static let word = "selection"
  package static let synopsis = "selection VALUE"
  package static let help =
    "The selection of the visible tab view is this value."
  package static let arguments: [ArgumentKind] = [.free]

  private let value: Literal

  package init(from scanner: inout Scanner) throws(ScriptError) {
    value = try scanner.literal()
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> Finding {
    guard let tabView = try interpreter.app.visibleTabView else {
      return Finding(false, seen: "no tabs")
    }
    guard let selection = tabView.value else {
      return Finding(false, seen: "the tab view keeps its selection to itself")
    }
    return Finding(value.matches(selection), seen: "selection \(Printable.line(selection))")
  }
}
