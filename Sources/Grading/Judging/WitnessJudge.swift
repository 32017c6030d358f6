import Course

/// Judges a learner's script that must distinguish an app with a bug from one without it.
struct WitnessJudge {
  let witness: JudgedScript
  /// The app that the learner received.
  let buggy: JudgedApp
  /// The author's fixed app, or nil if the learner's copy of the exercise lacks it.
  let mended: JudgedApp?
  /// The learner's app.
  let own: JudgedApp

  /// Returns the result of one check.
  ///
  /// - Parameters:
  ///   - check: The check.
  ///   - task: The requirements of the script.
  /// - Returns: The result.
  /// - Throws: The error that prevents trying an app.
  func result(of check: Exercise.Check, _ task: Exercise.Check.Witness) throws -> CheckResult {
    guard witness.script != nil else {
      let failure = CheckFailure(summary: "Your script has no commands yet.")
      return CheckResult(check: check, verdict: .failed(failure))
    }
    switch task {
    case .findsBug: return try findsBug(check)
    case .acceptsFix:
      return CheckResult(
        check: check,
        verdict: own.run(Trial([witness])).conclusion
      )
    }
  }

  private func findsBug(_ check: Exercise.Check) throws -> CheckResult {
    let trial = Trial([witness])
    let found = buggy.run(trial)
    guard found.conclusion != .passed else {
      let failure = CheckFailure(
        summary: "Your script passes on the app with the bug, so it does not show the bug."
      )
      return CheckResult(check: check, verdict: .failed(failure))
    }
    guard let mended else { return accepted(check, trial) }
    if let failure = mended.run(trial).conclusion.failure {
      // The actual state of the author's app is not revealed.
      let told = CheckFailure(
        summary:
          "Your script also fails on an app without the bug: expect what a correct app does.",
        place: failure.place
      )
      return CheckResult(check: check, verdict: .failed(told))
    }
    let shortening = FailureShortening(run: buggy.run) { mended.run($0).conclusion == .passed }
    let shortest = try shortening.shortened(trial, found)
    return CheckResult(check: check, verdict: .passed, remarks: remarks(on: shortest, found))
  }

  /// Returns the result of a script that fails on the app with the bug, if the learner's app is the
  /// only fixed one.
  private func accepted(_ check: Exercise.Check, _ trial: Trial) -> CheckResult {
    guard let failure = own.run(trial).conclusion.failure else {
      let remark = "NavLab tried it on your own app, because this copy of NavLab has no solutions."
      return CheckResult(check: check, verdict: .passed, remarks: [remark])
    }
    let told = CheckFailure(
      summary:
        "Your script fails on your own app, too: fix the app, or expect what a correct app does.",
      place: failure.place
    )
    return CheckResult(check: check, verdict: .failed(told))
  }

  /// Returns the shortest way to the bug, if it is shorter than the learner's.
  private func remarks(on shortest: JudgedRun.Result, _ found: JudgedRun.Result) -> [String] {
    guard let short = shortest.conclusion.failure, let long = found.conclusion.failure,
      short.steps.count < long.steps.count
    else { return [] }
    let steps = short.steps.isEmpty ? "the start of the app" : short.steps.joined(separator: "; ")
    return ["The bug already shows after \(steps)."]
  }
}
