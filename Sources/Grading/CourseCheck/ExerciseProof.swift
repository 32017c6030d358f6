import Course
import Script

/// Proves one exercise: the starter fails, right answers pass, and every mutant is caught.
struct ExerciseProof {
  let grader: Grader
  let exercise: Exercise
  let key: AnswerKey

  /// Judges all answers.
  ///
  /// - Returns: What is wrong, one line each.
  /// - Throws: What keeps the grader from judging anything.
  func problems() throws -> [String] {
    try unknownCommands() + starterProblems() + rightAnswerProblems(in: key.solution)
      + key.alternatives.flatMap(rightAnswerProblems) + key.mutants.flatMap(mutantProblems)
  }

  /// What is proved when there is no problem.
  var summary: String {
    "the starter fails, the solution and \(key.alternatives.count) alternatives pass, "
      + "\(key.mutants.count) mutants are caught"
  }

  private func unknownCommands() -> [String] {
    (exercise.allowedCommands ?? []).filter { CommandList.command($0) == nil }.map { word in
      "exercise.yml: 'allow' names '\(word)', which is no command"
    }
  }

  private func starterProblems() throws -> [String] {
    var problems: [String] = []
    if try grade(exercise.starter).isSolved {
      problems.append("Starter: passes every check, so there is nothing to do")
    }
    var hasMarker = false
    for file in exercise.files {
      let text = try TextFile.read("\(exercise.starter)/\(file)", remedy: "add it")
      hasMarker = hasMarker || text.contains("TODO")
    }
    if !hasMarker {
      problems.append("Starter: holds no TODO, so a learner cannot see where to begin")
    }
    return problems
  }

  private func rightAnswerProblems(in folder: String) throws -> [String] {
    let report = try grade(folder)
    let name = relative(folder)
    if let obstacle = report.obstacle { return ["\(name): \(obstacle.reason)"] }
    return report.results.filter { $0.verdict != .passed }.map { result in
      "\(name): does not pass '\(result.check.name)'\(result.verdict.reason)"
    }
  }

  private func mutantProblems(_ mutant: Mutant) throws -> [String] {
    let report = try grade(mutant.folder)
    let name = relative(mutant.folder)
    if let obstacle = report.obstacle {
      return ["\(name): is not judged by '\(mutant.caughtBy)': \(obstacle.reason)"]
    }
    let result = report.results.first { $0.check.name == mutant.caughtBy }
    guard let result, result.verdict == .passed else { return [] }
    let others = report.results.filter { $0.verdict != .passed }.map { "'\($0.check.name)'" }
    let instead =
      others.isEmpty ? "no check catches it" : "caught by \(others.joined(separator: ", "))"
    return ["\(name): is not caught by '\(mutant.caughtBy)'; \(instead)"]
  }

  private func grade(_ folder: String) throws -> Report {
    try grader.grade(Submission(of: exercise, in: folder), of: exercise)
  }

  private func relative(_ folder: String) -> String {
    String(folder.dropFirst(exercise.folder.count + 1))
  }
}

extension Obstacle {
  /// The obstacle in one line.
  fileprivate var reason: String {
    switch self {
    case .doesNotCompile(let messages):
      "does not compile: \(messages.split(separator: "\n").first ?? "")"
    case .noApp: "holds no app"
    case .unreadable(let lines), .forbidden(let lines): lines.joined(separator: "; ")
    case .stopped(let failure), .crashed(let failure), .timedOut(let failure): failure.line
    }
  }
}

extension CheckResult.Verdict {
  /// What went wrong, after a colon, or nothing.
  fileprivate var reason: String {
    switch self {
    case .failed(let failure), .crashed(let failure), .timedOut(let failure): ": \(failure.line)"
    case .passed, .error, .skipped: ""
    }
  }
}

extension CheckFailure {
  /// The failure in one line.
  fileprivate var line: String {
    let place = place.map { "\($0): " } ?? ""
    guard let expected, let seen else { return place + summary }
    return "\(place)expected \(expected), saw \(seen)"
  }
}
