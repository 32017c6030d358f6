import AppBuilder
import AppSession
import Course

extension Grader {
  /// Judges a learner's script, which must demonstrate a bug, and the learner's fixed app.
  func gradeDebug(
    _ submission: Submission,
    of exercise: Exercise,
    within budget: WorkBudget,
    server: ForkServer?
  ) throws -> Report {
    let read = try read(submission, suffix: ".nav") { text, name throws(ContentError) in
      try JudgedScript(text, file: name)
    }
    let witness: WitnessJudge.Reading
    switch read {
    // The app's own checks do not need the script.
    case .obstacle(.unreadable(let problems)): witness = .unreadable(problems)
    case .obstacle(let obstacle): return report(on: exercise, obstacle: obstacle)
    case .value(let script): witness = .readable(script)
    }
    let request = submission.buildRequest
    switch try LearnersBuild.app(for: request, with: builder) {
    case .obstacle(let obstacle): return report(on: exercise, obstacle: obstacle)
    case .app(let app):
      let own = JudgedApp(app, of: exercise, by: self, within: budget, server: server)
      let files = exercise.swiftFiles
      let witnessJudge = WitnessJudge(
        witness: witness,
        buggy: try authorsApp(of: exercise, in: exercise.starter, files: files, within: budget),
        mended: exercise.holdsSolution
          ? try authorsApp(of: exercise, in: exercise.solution, files: files, within: budget) : nil,
        own: own,
        symptoms: {
          try exercise.symptoms.map {
            try authorsApp(of: exercise, in: $0, files: files, within: budget)
          }
        },
        budget: budget
      )
      let judge = judge(of: own, submission, exercise)
      var report = try report(on: exercise) { check in
        guard case .witness(let task) = check.method else { return try judge.result(of: check) }
        return try witnessJudge.result(of: check, task)
      }
      report.uses = app.code.uses
      let findings = try alarms(
        about: own,
        compiledTo: app.code,
        from: request,
        of: exercise,
        report: report
      )
      report.alarms = findings.alarms
      report.walks = findings.extent
      return report
    }
  }
}
