import SceneModel
import SceneText

/// An expectation that the given tab is selected.
package struct TabExpectation: Expectation {
  package static let word = "tab"
  package static let synopsis = "tab NAME"
  package static let help =
    "This tab is selected. NAME is its label or its tag."
  package static let arguments: [ArgumentKind] = [.tab]

  /// The label or tag of the tab.
  package let name: String

  package init(from scanner: inout Scanner) throws(ScriptError) {
    name = try scanner.text("name the tab, as in: expect tab Search")
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    let tabs = try interpreter.app.visibleTabView?.children ?? []
    guard let selected = tabs.first(where: { $0.has(.selected) }) else {
      return ExpectationOutcome(false, seen: tabs.isEmpty ? "no tabs" : "no tab is selected")
    }
    return ExpectationOutcome(selected.isCalled(name), seen: "tab \(selected.commandName)")
  }
}
