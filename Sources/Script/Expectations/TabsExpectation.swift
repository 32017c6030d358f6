import SceneModel

/// An expectation that the tab bar shows the given tabs.
package struct TabsExpectation: Expectation {
  package static let word = "tabs"
  package static let synopsis = "tabs [NAME, NAME]"
  package static let help =
    "The tab bar shows these tabs, in this order."
  package static let arguments: [ArgumentKind] = []

  /// The labels or tags of the expected tabs, in order.
  package let names: [String]

  package init(from scanner: inout Scanner) throws(ScriptError) {
    names = try scanner.names("write a list, as in: expect tabs [home, search]", of: "a tab")
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    let tabs = try interpreter.app.visibleTabView?.shownTabs ?? []
    let holds = tabs.count == names.count && zip(tabs, names).allSatisfy { $0.isCalled($1) }
    return ExpectationOutcome(
      holds,
      seen: "tabs [\(tabs.map(\.commandName).joined(separator: ", "))]"
    )
  }
}
