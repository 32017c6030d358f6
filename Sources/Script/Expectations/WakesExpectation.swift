import SceneModel

/// Expects timers, sleeps and delays to wake up a number of times.
package struct WakesExpectation: Expectation {
  package static let word = "wakes"
  package static let synopsis = "wakes [at most|at least] N [since launch]"
  package static let help =
    "While time passed in the last `wait`, something woke N times: timers, sleeps and delays."
  package static let arguments: [ArgumentKind] = [.free]

  private let expected: ExpectedCount

  package init(from scanner: inout Scanner) throws(ScriptError) {
    expected = try ExpectedCount(from: &scanner, example: "expect wakes at most 2")
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    expected.finding("wakes", try interpreter.measurement.wakes)
  }
}
