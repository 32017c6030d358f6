import SceneModel

/// An expectation about the number of task starts for a type of view.
package struct TasksExpectation: Expectation {
  package static let word = "tasks"
  package static let synopsis = "tasks VIEW [at most|at least] N [since launch]"
  package static let help =
    "During the last action, tasks of `task` modifiers in this type of view were started N times."
  package static let arguments: [ArgumentKind] = [.free]

  private let view: String
  private let expected: ExpectedCount

  package init(from scanner: inout Scanner) throws(ScriptError) {
    view = try scanner.text("name the type of view, as in: expect tasks Feed 1 since launch")
    expected = try ExpectedCount(from: &scanner, example: "expect tasks Feed 1 since launch")
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    let entries = try interpreter.measurement.tasks
    let count = entries.first { $0.view == view }?.count ?? WorkReport.Count()
    return expected.finding("tasks \(view)", count)
  }
}
