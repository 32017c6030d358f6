import AppSession
import Course

extension Grader {
  /// Judges a learner's choices among given answers, without running an app.
  func gradeQuiz(_ submission: Submission, of exercise: Exercise) throws -> Report {
    try withSheet(of: submission, exercise) { sheet in
      let judge = QuestionJudge(sheet: sheet)
      return try report(on: exercise) { check in
        guard case .question(let question) = check.method else {
          return CheckResult(check: check, verdict: .error)
        }
        return judge.result(of: check, question)
      }
    }
  }

  /// Judges a learner's predictions about a given app by running the app.
  func gradePrediction(
    _ submission: Submission,
    of exercise: Exercise,
    server: ForkServer?
  ) throws -> Report {
    try withSheet(of: submission, exercise) { sheet in
      let app = try authorsApp(
        of: exercise,
        in: exercise.folder,
        files: ["App.swift"],
        server: server
      )
      let file = submission.files.first ?? "answers.txt"
      let judge = PredictionJudge(app: app, sheet: sheet, file: file)
      return try report(on: exercise) { check in
        guard case .prediction(let prediction, let script) = check.method else {
          return CheckResult(check: check, verdict: .error)
        }
        return try judge.result(of: check, prediction, after: script)
      }
    }
  }

  private func withSheet(
    of submission: Submission,
    _ exercise: Exercise,
    _ judge: (AnswerSheet) throws -> Report
  ) throws -> Report {
    let names = exercise.checks.filter(exercise.shows).map(\.name)
    let read = try read(submission, suffix: ".txt") { text, name throws(ContentError) in
      try AnswerSheet.read(text, file: name, names: names)
    }
    switch read {
    case .obstacle(let obstacle): return report(on: exercise, obstacle: obstacle)
    case .value(let sheet): return try judge(sheet)
    }
  }
}
