import SceneModel

/// An expectation about the number of view updates.
package struct UpdatesExpectation: Expectation {
  package static let word = "updates"
  package static let synopsis = "updates [at most|at least] N [since launch]"
  package static let help =
    "During the last action, the views were updated N times."
  package static let arguments: [ArgumentKind] = [.free]

  private let expected: ExpectedCount

  package init(from scanner: inout Scanner) throws(ScriptError) {
    expected = try ExpectedCount(from: &scanner, example: "expect updates at most 1")
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    expected.finding("updates", try interpreter.measurement.updates)
  }
}
