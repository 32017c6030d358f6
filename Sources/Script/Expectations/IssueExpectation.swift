import FaultCatalogue
import SceneModel
import SceneText

/// An expectation that SwiftUI has reported a particular issue.
package struct IssueExpectation: Expectation {
  package static let word = "issue"
  package static let synopsis = "issue RULE"
  package static let help =
    "SwiftUI has reported this issue since the app was launched."
  package static let arguments: [ArgumentKind] = [.issueRule]

  private let rule: String

  package init(from scanner: inout Scanner) throws(ScriptError) {
    let position = scanner.position
    rule = try scanner.text("name the rule, as in: expect issue missing-destination")
    // An unknown rule could never be reported, so an expectation of it would be a mistake.
    guard let fault = Fault.named(rule) else {
      let hint = Spelling(Fault.all.filter(\.detection.includesRuntime).map(\.id)).hint(for: rule)
      throw ScriptError(
        "there is no rule \(Printable.quoted(rule))" + (hint.isEmpty ? "; see explain" : hint),
        at: position
      )
    }
    guard fault.detection.includesRuntime else {
      throw ScriptError(
        "running apps do not report \(rule); only 'navlab lint' finds it, in the source",
        at: position
      )
    }
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    let rules = try interpreter.app.issues.map(\.rule)
    return ExpectationOutcome(rules.contains(rule), seen: rules.issueList)
  }
}
