import AppBuilder
import AppSession
import Course

extension Grader {
  /// Builds the learner's app, and returns the app or the obstacle to checking it.
  func learnersApp(_ submission: Submission) throws(BuildError) -> LearnersBuild {
    try LearnersBuild.app(for: submission.buildRequest, with: builder)
  }

  /// Judges a learner's app.
  func gradeCode(
    _ app: BuiltApp,
    _ submission: Submission,
    of exercise: Exercise,
    within budget: WorkBudget,
    server: ForkServer?
  ) throws -> Report {
    let judged = JudgedApp(app, of: exercise, by: self, within: budget, server: server)
    var report = try report(on: exercise, judge(of: judged, submission, exercise).result)
    report.uses = app.code.uses
    let findings = try alarms(
      about: judged,
      compiledTo: app.code,
      from: submission.buildRequest,
      of: exercise,
      report: report
    )
    report.alarms = findings.alarms
    report.walks = findings.extent
    return report
  }

  /// Judges a learner's commands, which must bring a given app to a certain state.
  func gradeCommands(
    _ submission: Submission,
    of exercise: Exercise,
    within budget: WorkBudget,
    server: ForkServer?
  ) throws -> Report {
    let read = try read(submission, suffix: ".nav") { text, name throws(ContentError) in
      try JudgedScript(text, file: name)
    }
    switch read {
    case .obstacle(let obstacle): return report(on: exercise, obstacle: obstacle)
    case .value(let answer):
      let forbidden = answer.uses(otherThan: exercise.allowedCommands)
      guard forbidden.isEmpty else { return report(on: exercise, obstacle: .forbidden(forbidden)) }
      let app = try authorsApp(
        of: exercise,
        in: exercise.folder,
        files: ["App.swift"],
        within: budget,
        server: server
      )
      let judge = CheckJudge(app: app, answer: answer)
      if let obstacle = judge.obstacleInAnswer() { return report(on: exercise, obstacle: obstacle) }
      return try report(on: exercise, judge.result)
    }
  }

  /// Returns the judge of an exercise's checks on a learner's app.
  func judge(
    of app: JudgedApp,
    _ submission: Submission,
    _ exercise: Exercise
  ) -> CheckJudge {
    let source = sourceJudge(of: submission, for: exercise)
    let own = { () throws in try submission.sources() }
    guard shortensFailures else { return CheckJudge(app: app, files: own, source: source) }
    let files = exercise.answerFiles(in: exercise.solution).filter { $0.hasSuffix(".swift") }
    return CheckJudge(
      app: app,
      files: own,
      source: source,
      solution: {
        // Without the solution, or with a broken one, the learner sees the whole way to a failure.
        // The marks do not depend on it.
        guard !files.isEmpty, exercise.holdsSolution else { return nil }
        return try? authorsApp(of: exercise, in: exercise.solution, files: files)
      }
    )
  }
}
