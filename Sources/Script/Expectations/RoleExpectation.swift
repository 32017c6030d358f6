import SceneModel
import SceneText

/// An expectation that a tab has a role.
package struct RoleExpectation: Expectation {
  package static let word = "role"
  package static let synopsis = "role TAB search"
  package static let help =
    "The tab has this role. The only role is 'search', for the tab in which people search."
  package static let arguments: [ArgumentKind] = [.tab, .keywords(roles)]

  private static let roles = ["search"]

  private let tab: String
  private let role: String

  package init(from scanner: inout Scanner) throws(ScriptError) {
    tab = try scanner.text("name the tab, as in: expect role Find search")
    role = try scanner.keyword(Self.roles, "name the role, as in: expect role Find search")
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    guard let tabView = try interpreter.app.visibleTabView else {
      return ExpectationOutcome(false, seen: "no tabs")
    }
    let found = try TabFinder(tabViews: [tabView], naming: .exact).match(tab)
    guard found.has(.searchRole) else {
      return ExpectationOutcome(false, seen: "tab \(found.commandName) without a role")
    }
    return ExpectationOutcome(true, seen: "role \(found.commandName) \(role)")
  }
}
