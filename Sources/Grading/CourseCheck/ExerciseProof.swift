import Course
import Script

/// A proof that an exercise's starter fails, its right answers pass, and all its mutants are caught.
struct ExerciseProof {
  let grader: Grader
  let exercise: Exercise
  let key: AnswerKey
  /// The verdicts of the checks on the starter and the mutants, available after `problems()` has run.
  private(set) var matrix: KillMatrix

  init(grader: Grader, exercise: Exercise, key: AnswerKey) {
    self.grader = grader
    self.exercise = exercise
    self.key = key
    matrix = KillMatrix(checks: exercise.checks.map(\.name), rows: [])
  }

  /// Judges all answers and returns the problems.
  ///
  /// - Returns: The problems, one per line.
  /// - Throws: The error that prevents judging.
  mutating func problems() throws -> [String] {
    var problems = unknownCommands() + unseenChecks() + CriteriaReview(exercise).problems
    problems += try starterProblems()
    problems += rightAnswerProblems("Solution", report: try grade(key.solution))
    for answer in key.alternatives {
      problems += rightAnswerProblems("Alternatives/\(answer.name)", report: try grade(answer))
    }
    var criteria = CriteriaProof(exercise: exercise)
    for mutant in key.mutants {
      let report = try grade(mutant.answer)
      problems += mutantProblems(mutant, report)
      criteria.add(mutant, report)
    }
    return try problems + criteria.problems + thoughtlessProblems()
  }

  /// A summary of the proof, valid only if there are no problems.
  var summary: String {
    let judged = exercise.judgedCriteria.count
    return "the starter fails, the solution and \(key.alternatives.count) alternatives pass, "
      + "\(key.mutants.count) mutants are caught"
      + (judged == 0
        ? "" : ", and for each of \(judged) criteria, a mutant breaks only that criterion")
  }

  /// The remarks on checks that no mutant names and for which the author gives no reason.
  var remarks: [String] {
    // With a list of criteria, this is a problem rather than a remark.
    guard exercise.criteria.isEmpty else { return [] }
    let named = Set(key.mutants.map(\.caughtBy))
    let open = exercise.checks.filter { check in
      // The starter and the solution prove the conditions of a learner's script.
      guard case .witness = check.method else {
        return !named.contains(check.name) && check.whyNoMutant == nil
      }
      return false
    }
    guard !open.isEmpty else { return [] }
    let names = open.map { "'\($0.name)'" }.joined(separator: ", ")
    return ["no mutant is caught by \(names); add one, or say in 'no-mutant' why there is none"]
  }

  private func unknownCommands() -> [String] {
    (exercise.allowedCommands ?? []).filter { CommandList.command($0) == nil }.map { word in
      "exercise.yml: 'allow' names '\(word)', which is not a command"
    }
  }

  private func unseenChecks() -> [String] {
    guard !exercise.checks.contains(where: { $0.visibility == .public }) else { return [] }
    return [
      "exercise.yml: every check is hidden, so learners cannot try their work; make one public"
    ]
  }

  private mutating func starterProblems() throws -> [String] {
    var problems: [String] = []
    let report = try grade(exercise.starter)
    matrix.rows.append(KillMatrix.Row("Starter", report))
    if report.isSolved {
      problems.append("Starter: the app passes every check, so there is nothing to do")
    }
    problems += compilationProblems(report) + sourceProblems(report)
    problems += alarmProblems("Starter", report)
    var hasMarker = false
    for file in exercise.files {
      let text = try TextFile.read("\(exercise.starter)/\(file)", remedy: "add it")
      hasMarker = hasMarker || text.contains("TODO")
    }
    if !hasMarker {
      problems.append(
        "Starter: no file has a TODO, so a learner cannot see where to begin; add a TODO"
      )
    }
    return problems
  }

  /// Returns the contradictions between the compiler's verdict and the exercise's statement about the starter.
  private func compilationProblems(_ report: Report) -> [String] {
    switch (report.obstacle, exercise.starterCompiles) {
    case (.doesNotCompile, false): []
    case (_, false):
      ["Starter: the app compiles, but exercise.yml says 'starter: does-not-compile'"]
    case (.doesNotCompile?, true):
      [
        "Starter: \(report.obstacle?.reason ?? ""); if that is the bug to fix, say"
          + " 'starter: does-not-compile' in exercise.yml"
      ]
    case (_, true): []
    }
  }

  /// Returns the reasons why the source of a `debug` exercise's starter does not show the bug.
  private func sourceProblems(_ report: Report) -> [String] {
    guard exercise.kind == .debug, !exercise.asksForScript, exercise.starterCompiles else {
      return []
    }
    let shows = report.results.contains { result in
      result.check.forbids(oneOf: exercise.faults) && result.verdict.failure != nil
    }
    return shows
      ? [] : ["Starter: no check with 'lint' finds a fault in it, so nothing shows the bug"]
  }

  private func rightAnswerProblems(_ name: String, report: Report) -> [String] {
    if let obstacle = report.obstacle { return ["\(name): \(obstacle.reason)"] }
    let failures = report.results.filter { $0.verdict != .passed }.map { result in
      "\(name) does not pass '\(result.check.name)'\(result.verdict.reason)"
    }
    // A false alarm costs a teacher time, and a learner trust.
    return failures + alarmProblems(name, report)
  }

  /// Returns a problem for each alarm that an honest answer causes, because it would require a needless review.
  private func alarmProblems(_ name: String, _ report: Report) -> [String] {
    report.alarms.map { alarm in
      let steps = alarm.steps.isEmpty ? "" : " (\(alarm.steps.joined(separator: "; ")))"
      return "\(name) raises an alarm: \(alarm.summary)\(steps)"
    }
  }

  private mutating func mutantProblems(_ mutant: Mutant, _ report: Report) -> [String] {
    matrix.rows.append(KillMatrix.Row(mutant.name, report, caughtBy: mutant.caughtBy))
    let name = "Mutants/\(mutant.name)"
    if let obstacle = report.obstacle {
      return ["\(name) is not judged by '\(mutant.caughtBy)': \(obstacle.reason)"]
    }
    return alarmProblems(name, report) + catchingProblems(mutant, report, name)
  }

  private func catchingProblems(_ mutant: Mutant, _ report: Report, _ name: String) -> [String] {
    let result = report.results.first { $0.check.name == mutant.caughtBy }
    let failing = report.results.filter { $0.verdict != .passed }
    guard let result, result.verdict.failure == nil else {
      return extraFailures(failing.map(\.check.name), mutant: mutant, in: name)
    }
    let others = failing.filter { $0.verdict.failure != nil }.map { "'\($0.check.name)'" }
    let instead =
      others.isEmpty ? "no check catches it" : "caught by \(others.joined(separator: ", "))"
    return ["\(name) is not caught by '\(mutant.caughtBy)'; \(instead)"]
  }

  /// Returns the differences between the failing checks and those that the mutant lists, or an empty array if it lists
  /// none.
  private func extraFailures(_ failing: [String], mutant: Mutant, in name: String) -> [String] {
    guard let expected = mutant.fails else { return [] }
    let extra = failing.filter { !expected.contains($0) }.map {
      "\(name) fails '\($0)', which 'fails' does not name"
    }
    return extra
      + expected.filter { !failing.contains($0) }.map {
        "\(name) passes '\($0)', which 'fails' names"
      }
  }

  private func grade(_ folder: String) throws -> Report {
    try grader.grade(Submission(of: exercise, in: folder), of: exercise)
  }

  private func grade(_ answer: Answer) throws -> Report {
    guard !answer.isWhole else { return try grade(answer.folder) }
    return try grade(staging: answer, of: exercise)
  }

  private func grade(staging answer: Answer, of exercise: Exercise) throws -> Report {
    let staged = try StagedAnswer(answer, solution: key.solution)
    defer { staged.remove() }
    return try grader.grade(staged.submission, of: exercise)
  }

  private func thoughtlessProblems() throws -> [String] {
    let thoughtless = ThoughtlessAnswers(exercise: exercise)
    return try thoughtless.answers.filter { answer in
      try grade(staging: answer, of: thoughtless.judged).isSolved
    }.map { "a thoughtless answer passes: \($0.name)" }
  }
}

extension Obstacle {
  /// A description of the obstacle in one line.
  fileprivate var reason: String {
    switch self {
    case .doesNotCompile(let messages):
      "does not compile: \(messages.split(separator: "\n").first ?? "")"
    case .noApp: "holds no app"
    case .unreadable(let lines), .forbidden(let lines): lines.joined(separator: "; ")
    case .stopped(let failure), .crashed(let failure), .timedOut(let failure): failure.oneLine
    }
  }
}

extension CheckResult.Verdict {
  /// A colon and the reason for the failure, or an empty string if nothing failed.
  fileprivate var reason: String {
    switch self {
    case .failed(let failure), .crashed(let failure), .timedOut(let failure): ": \(failure.oneLine)"
    case .passed, .error, .skipped: ""
    }
  }
}

extension CheckFailure {
  /// A description of the failure in one line.
  fileprivate var oneLine: String {
    let place = place.map { "\($0): " } ?? ""
    guard let expected, let seen else { return place + summary }
    return "\(place)expected \(expected), saw \(seen)"
  }
}
