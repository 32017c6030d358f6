import SceneModel
import Testing

@Suite("expect issue")
struct IssueExpectationTests {
  @Test("expect issue looks for a rule among the issues since launch")
  func rules() throws {
    var state = FakeState()
    state.issues = [
      Issue(rule: "nested-stack", severity: .warning, message: "A stack stands in another.")
    ]
    try replay(
      #"""
      > expect issue nested-stack
      ok  issue nested-stack
      > expect issues count 1
      ok  issues count 1
      > expect issues none
      not as expected
        expected  issues none
        seen      1 issue: nested-stack
      > expect issue missing-destination
      not as expected
        expected  issue missing-destination
        seen      1 issue: nested-stack
      > expect not issue missing-destinatoin
      there is no rule "missing-destinatoin"; did you mean 'missing-destination'?
      > expect not issue forced-sleep
      running apps do not report forced-sleep; only 'navlab lint' finds it, in the
        source
      > expect issue
      name the rule, as in: expect issue missing-destination
      > issues
      ! nested-stack
        A stack stands in another.
      To read more: explain nested-stack
      """#,
      state: state
    )
  }
}
