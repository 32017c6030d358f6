import SceneModel

/// Expects SwiftUI to have complained about something.
package struct IssueExpectation: Expectation {
  package static let word = "issue"
  package static let synopsis = "issue RULE"
  package static let help =
    "SwiftUI has complained about this, since the app was launched."
  package static let arguments: [ArgumentKind] = [.issueRule]

  private let rule: String

  package init(from scanner: inout Scanner) throws(ScriptError) {
    rule = try scanner.text("say which rule, as in: expect issue missing-destination")
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> Finding {
    let rules = try interpreter.app.issues.map(\.rule)
    return Finding(rules.contains(rule), seen: rules.issueList)
  }
}
