import SceneModel

/// An expectation about the number of instants at which a sleeping task wakes.
package struct WakesExpectation: Expectation {
  package static let word = "wakes"
  package static let synopsis = "wakes [at most|at least] N [since launch]"
  package static let help =
    "During the last `wait`, timers, sleeps and delays ended N times."
  package static let arguments: [ArgumentKind] = [.free]

  private let expected: ExpectedCount

  package init(from scanner: inout Scanner) throws(ScriptError) {
    expected = try ExpectedCount(from: &scanner, example: "expect wakes at most 2")
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    expected.finding("wakes", try interpreter.measurement.wakes)
  }
}
