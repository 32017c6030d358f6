import SceneModel

/// An expectation about the number of issues that SwiftUI has reported.
package struct IssuesExpectation: Expectation {
  package static let word = "issues"
  package static let synopsis = "issues none  or  issues count N"
  package static let help =
    "SwiftUI has reported no issues, or N issues."
  package static let arguments: [ArgumentKind] = [.keywords(["none", "count"])]

  private let count: Int

  package init(from scanner: inout Scanner) throws(ScriptError) {
    if scanner.takeWord("none") {
      count = 0
    } else if scanner.takeWord("count"), let number = try scanner.count(atLeast: 0) {
      count = number
    } else {
      throw scanner.error("write 'issues none', or 'issues count 2'")
    }
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    let rules = try interpreter.app.issues.map(\.rule)
    return ExpectationOutcome(rules.count == count, seen: rules.issueList)
  }
}
