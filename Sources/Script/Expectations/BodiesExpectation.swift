import SceneModel

/// An expectation about the number of body evaluations for a type of view.
package struct BodiesExpectation: Expectation {
  package static let word = "bodies"
  package static let synopsis = "bodies VIEW [at most|at least] N [since launch]"
  package static let help =
    "During the last action, the bodies of this type of view were evaluated N times."
  package static let arguments: [ArgumentKind] = [.free]

  private let view: String
  private let expected: ExpectedCount

  package init(from scanner: inout Scanner) throws(ScriptError) {
    view = try scanner.text("name the type of view, as in: expect bodies Row at most 1")
    expected = try ExpectedCount(from: &scanner, example: "expect bodies Row at most 1")
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    let entries = try interpreter.measurement.bodies
    let count = entries.first { $0.view == view }?.count ?? WorkReport.Count()
    return expected.finding("bodies \(view)", count)
  }
}
