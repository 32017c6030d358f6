import AppBuilder
import Course

extension Grader {
  /// What a teacher should look at in person in an app that a learner has written.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - request: Its sources.
  ///   - exercise: The exercise.
  ///   - isSolved: Whether it passes every check. An app that does not, parts from the solution anyway.
  /// - Returns: The alarms.
  /// - Throws: `BuildError` when the author's own app cannot be built.
  func alarms(
    about app: JudgedApp,
    from request: BuildRequest,
    of exercise: Exercise,
    isSolved: Bool
  ) throws -> [Alarm] {
    var alarms = try builder.findings(in: request).map { finding in
      Alarm(
        kind: .source,
        summary: "The code uses what no exercise needs: \(finding.what).",
        place: "\(finding.file):\(finding.line)"
      )
    }
    let files = exercise.answerFiles(in: exercise.solution).filter { $0.hasSuffix(".swift") }
    guard let walks, isSolved, !files.isEmpty, exercise.holdsSolution else { return alarms }
    let solution = try authorsApp(of: exercise, in: exercise.solution, files: files)
    let plan = plans.plan(for: exercise.id) {
      walks.plan(through: solution, view: WalkView(for: exercise.kind))
    }
    let alarm = app.surely { walks.alarm(following: plan, in: app, solution: solution) }
    if let alarm { alarms.append(alarm) }
    return alarms
  }
}
