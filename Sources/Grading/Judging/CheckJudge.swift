import Course

/// A judge that runs the checks that use an app.
struct CheckJudge {
  /// The app to check.
  let app: JudgedApp
  /// The learner's script to run before each check, or nil if the exercise does not ask for one.
  var answer: JudgedScript?
  /// A closure that returns the names and texts of the learner's Swift files.
  var files: () throws -> [(name: String, text: String)] = { [] }
  /// The judge of the app's source, or nil if there is none.
  var source: SourceJudge?
  /// A closure that returns the author's app for shortening failures, or nil if failures are not shortened.
  var solution: (() throws -> JudgedApp?)?

  private static let checkFile = "checks.nav"
  private static let manifest = "exercise.yml"

  /// Runs the learner's answer alone and returns the obstacle that stops it, or nil if there is none.
  ///
  /// - Returns: The reason why the answer does not reach its end, or nil if it does.
  func obstacleInAnswer() -> Obstacle? {
    switch app.run(Trial([], answer: answer)).conclusion {
    case .passed, .error, .skipped: nil
    case .failed(let failure): .stopped(failure)
    case .crashed(let failure): .crashed(failure)
    case .timedOut(let failure): .timedOut(failure)
    }
  }

  /// Runs a check in its own process and returns the result.
  ///
  /// - Parameter check: The check.
  /// - Returns: The result.
  /// - Throws: `ContentError` if the check's section is not a script or its states are invalid; the error of a linter
  ///   that is needed but missing.
  func result(of check: Exercise.Check) throws -> CheckResult {
    if case .source(let faults) = check.method {
      guard let source else { throw LinterMissing() }
      return try source.result(of: check, faults)
    }
    if case .sentences(let sentences) = check.method {
      return CheckResult(check: check, verdict: try verdict(on: sentences))
    }
    var goal: GoalTest?
    if case .goal(let rule, _) = check.method { goal = try GoalTest(rule, file: Self.manifest) }
    let section = try check.script.map { script throws(ContentError) in
      try JudgedScript(script.text, file: Self.checkFile, firstLine: script.line)
    }
    let trial = Trial(section.map { [$0] } ?? [], answer: answer, goal: goal)
    let app = app.reading(check.data)
    let result = app.run(trial)
    let shortest = try shortened(trial, result, of: app, with: check.data)
    return CheckResult(
      check: check,
      verdict: shortest.conclusion,
      parts: result.parts,
      states: result.states
    )
  }

  private func verdict(on sentences: [SourceSentence]) throws -> CheckResult.Verdict {
    let judge = SentenceJudge(try files())
    for sentence in sentences {
      guard let objection = judge.objection(to: sentence) else { continue }
      let place = objection.place.map { "\($0.file):\($0.line): " } ?? ""
      let summary = "\(place)\(objection.message) The rule is: \(sentence.text)."
      let (file, line) = (objection.place?.file, objection.place?.line)
      return .failed(CheckFailure(summary: summary, file: file, line: line))
    }
    return .passed
  }

  private func shortened(
    _ trial: Trial,
    _ result: JudgedRun.Result,
    of app: JudgedApp,
    with data: Exercise.OtherData?
  ) throws -> JudgedRun.Result {
    guard result.conclusion != .passed, let solution = try solution?()?.reading(data) else {
      return result
    }
    let shortening = FailureShortening(run: app.run) { shorter in
      solution.run(shorter).conclusion == .passed
    }
    return try shortening.shortened(trial, result)
  }
}
