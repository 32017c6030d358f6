import SceneModel
import SceneText

/// An expectation that a tab has a badge.
package struct BadgeExpectation: Expectation {
  package static let word = "badge"
  package static let synopsis = "badge TAB [TEXT]"
  package static let help =
    "The tab has a badge, with this text if one is given."
  package static let arguments: [ArgumentKind] = [.tab, .free]

  private let tab: String
  private let text: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    tab = try scanner.text("name the tab, as in: expect badge Inbox 3")
    text = scanner.isAtEnd ? nil : try scanner.text("")
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    guard let tabView = try interpreter.app.visibleTabView else {
      return ExpectationOutcome(false, seen: "no tabs")
    }
    let found = try TabFinder(tabViews: [tabView], naming: .exact).match(tab)
    guard let badge = found.badge else {
      return ExpectationOutcome(false, seen: "tab \(found.commandName) without badge")
    }
    return ExpectationOutcome(
      text.map { $0 == badge } ?? true,
      seen: "badge \(found.commandName) \(Printable.line(badge))"
    )
  }
}
