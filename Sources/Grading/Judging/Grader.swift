package import AppBuilder
package import Course

/// Judges work on exercises: builds the app, and runs each check in a process of its own.
package struct Grader: Sendable {
  private let builder: Builder

  /// Makes a grader.
  ///
  /// - Parameter builder: What builds the apps.
  package init(builder: Builder) {
    self.builder = builder
  }

  /// Judges one submission.
  ///
  /// - Parameters:
  ///   - submission: The work.
  ///   - exercise: The exercise that it is for.
  /// - Returns: What came of it; code that does not compile and apps that crash are part of that.
  /// - Throws: `ContentError` when a file of the submission cannot be read, and `BuildError` when it is
  ///   not the learner's fault that there is no app.
  package func grade(_ submission: Submission, of exercise: Exercise) throws -> Report {
    switch exercise.kind {
    case .code: try gradeCode(submission, of: exercise)
    case .commands: try gradeCommands(submission, of: exercise)
    }
  }

  private func gradeCode(_ submission: Submission, of exercise: Exercise) throws -> Report {
    let request = BuildRequest(folder: submission.folder, files: submission.files)
    switch try LearnersBuild.app(for: request, with: builder) {
    case .obstacle(let obstacle):
      return Report(exercise, obstacle: obstacle, verdict: .error)
    case .app(let app):
      let judge = CheckJudge(app: app, builder: builder, exercise: exercise)
      return Report(exercise, results: try exercise.checks.map(judge.result))
    }
  }

  private func gradeCommands(_ submission: Submission, of exercise: Exercise) throws -> Report {
    let answer: JudgedScript
    switch Result(catching: { () throws(ContentError) in try readAnswer(submission) }) {
    case .success(let script):
      answer = script
    case .failure(let error):
      // A problem with a place is one of the answer; without a place there is no answer.
      guard error.problems.allSatisfy({ $0.position != nil }) else { throw error }
      let problems = error.problems.map(\.description)
      return Report(exercise, obstacle: .unreadable(problems), verdict: .skipped(.nothingToJudge))
    }
    let forbidden = answer.uses(otherThan: exercise.allowedCommands)
    guard forbidden.isEmpty else {
      return Report(exercise, obstacle: .forbidden(forbidden), verdict: .skipped(.nothingToJudge))
    }
    let request = BuildRequest(folder: exercise.folder, files: [exercise.app])
    guard case .app(let app) = try builder.build(request) else {
      throw BuildError.broken("\(exercise.app) holds no app")
    }
    let judge = CheckJudge(app: app, builder: builder, exercise: exercise, answer: answer)
    if let obstacle = judge.obstacleInAnswer() {
      return Report(exercise, obstacle: obstacle, verdict: .skipped(.nothingToJudge))
    }
    return Report(exercise, results: try exercise.checks.map(judge.result))
  }

  private func readAnswer(_ submission: Submission) throws(ContentError) -> JudgedScript {
    let file = submission.files.first ?? "answer.nav"
    let path = file.hasPrefix("/") ? file : "\(submission.folder)/\(file)"
    let text = try TextFile.read(path, remedy: "write your commands in it")
    return try JudgedScript(text, file: file)
  }
}

extension Report {
  fileprivate init(
    _ exercise: Exercise,
    obstacle: Obstacle? = nil,
    results: [CheckResult]
  ) {
    self.init(
      exercise: exercise.id,
      title: exercise.title,
      obstacle: obstacle,
      results: results
    )
  }

  fileprivate init(_ exercise: Exercise, obstacle: Obstacle, verdict: CheckResult.Verdict) {
    self.init(
      exercise,
      obstacle: obstacle,
      results: exercise.checks.map { CheckResult(check: $0, verdict: verdict) }
    )
  }
}
