import Course
import Script

/// A judge of a learner's script that must distinguish an app with a bug from an app without the bug.
struct WitnessJudge {
  let witness: Reading
  /// The app that the learner received.
  let buggy: JudgedApp
  /// The author's fixed app, or nil if the learner's copy of the exercise lacks it.
  let mended: JudgedApp?
  /// The app that the learner submitted.
  let own: JudgedApp
  /// A closure that returns the author's apps that each have one reported fault, or an empty array if none are
  /// available.
  var symptoms: () throws -> [JudgedApp] = { [] }
  /// The budget of all runs of the submission, or nil for no limit.
  var budget: WorkBudget?

  /// A learner's script, or the reasons why it cannot be read.
  enum Reading {
    case readable(JudgedScript)
    /// A script with one or more problems.
    case unreadable([String])
  }

  /// Returns the result of checking a learner's script.
  ///
  /// - Parameters:
  ///   - check: The check.
  ///   - task: The requirements of the script.
  /// - Returns: The result.
  /// - Throws: The error that prevents trying an app.
  func result(of check: Exercise.Check, _ task: Exercise.Check.Witness) throws -> CheckResult {
    let witness: JudgedScript
    switch self.witness {
    case .unreadable(let problems):
      let failure = CheckFailure(
        summary: "Your script cannot be read. \(problems.first ?? "")",
        isMistakeOfForm: true
      )
      return CheckResult(
        check: check.withoutAdvice,
        verdict: .failed(failure),
        remarks: Array(problems.dropFirst())
      )
    case .readable(let script): witness = script
    }
    guard let script = witness.script else {
      return poor(check, "Your script has no commands yet.")
    }
    switch task {
    case .findsBug, .findsIssue:
      let expects = script.statements.contains { $0.command is ExpectCommand }
      return try findsBug(check, witness, task, expects: expects)
    case .acceptsFix:
      return CheckResult(
        check: check,
        verdict: own.run(Trial([witness])).conclusion
      )
    }
  }

  private func poor(_ check: Exercise.Check, _ summary: String) -> CheckResult {
    let failure = CheckFailure(summary: summary, isMistakeOfForm: true)
    return CheckResult(check: check.withoutAdvice, verdict: .failed(failure))
  }

  private func findsBug(
    _ check: Exercise.Check,
    _ witness: JudgedScript,
    _ task: Exercise.Check.Witness,
    expects: Bool
  ) throws -> CheckResult {
    let trial = Trial([witness])
    let found = buggy.run(trial)
    // A run that was cut short shows nothing about the script.
    if found.conclusion != .passed, let excess = excess(of: check) { return excess }
    // The end of an app shows a bug by itself; a control may be missing for any reason.
    if !expects, found.conclusion.end == nil {
      return poor(
        check,
        "Your script has no 'expect'; end the script with an 'expect' that says what a correct app shows."
      )
    }
    guard found.conclusion != .passed else {
      let failure = CheckFailure(
        summary: "Your script passes on the app with the bug, so it does not show the bug."
      )
      return CheckResult(check: check, verdict: .failed(failure))
    }
    if task == .findsBug, let shown = witness.withoutIssues,
      buggy.run(Trial([shown])).conclusion == .passed
    {
      return poor(
        check,
        "Only 'expect issues' fails in your script, and it only repeats what NavLab reports. Expect what the user should "
          + "see, as in: expect screen \"Inbox\""
      )
    }
    if let excess = excess(of: check) { return excess }
    guard let mended else { return accepted(check, trial) }
    let control = mended.run(trial).conclusion
    if let excess = excess(of: check) { return excess }
    if case .timedOut(let failure) = control {
      let told = CheckFailure(
        summary: "Your script took too long on an app without the bug, so NavLab stopped it.",
        file: failure.file,
        line: failure.line
      )
      return CheckResult(check: check.withoutAdvice, verdict: .timedOut(told))
    }
    if let failure = control.failure {
      // The actual state of the author's app is not revealed.
      let told = CheckFailure(
        summary:
          "Your script also fails on an app without the bug: expect what a correct app does.",
        file: failure.file,
        line: failure.line
      )
      return CheckResult(check: check.withoutAdvice, verdict: .failed(told))
    }
    // An app that lacks something else as well fails for many reasons.
    let reported = try symptoms()
    let isReported =
      reported.isEmpty || reported.contains { $0.run(trial).conclusion != .passed }
    if let excess = excess(of: check) { return excess }
    guard isReported else {
      let told = CheckFailure(
        summary:
          "Your script fails for a reason other than the bug in the report. Follow the report, and expect what "
          + "should be on screen."
      )
      return CheckResult(check: check, verdict: .failed(told))
    }
    let shortening = FailureShortening(run: buggy.run) { mended.run($0).conclusion == .passed }
    let shortest = try shortening.shortened(trial, found)
    return CheckResult(check: check, verdict: .passed, remarks: remarks(on: shortest, found))
  }

  /// Returns the result for a script that shows the bug when only the learner's fixed app is available.
  private func accepted(_ check: Exercise.Check, _ trial: Trial) -> CheckResult {
    let conclusion = own.run(trial).conclusion
    guard let failure = conclusion.failure else {
      let remark =
        "NavLab ran your script on your own app, because this copy of NavLab has no solutions."
      return CheckResult(check: check, verdict: .passed, remarks: [remark])
    }
    if case .timedOut = conclusion { return CheckResult(check: check, verdict: conclusion) }
    let told = CheckFailure(
      summary:
        "Your script fails on your own app, too: fix the app, or expect what a correct app does.",
      file: failure.file,
      line: failure.line
    )
    return CheckResult(check: check.withoutAdvice, verdict: .failed(told))
  }

  /// Returns a result without points if the submission has used up its time or its commands, or nil otherwise.
  private func excess(of check: Exercise.Check) -> CheckResult? {
    budget?.excess.map { CheckResult(check: check.withoutAdvice, verdict: $0) }
  }

  /// Returns a remark with the shortest script that shows the bug, or an empty array if the learner's script is as
  /// short.
  private func remarks(on shortest: JudgedRun.Result, _ found: JudgedRun.Result) -> [String] {
    guard let short = shortest.conclusion.failure, let long = found.conclusion.failure,
      short.steps.count < long.steps.count
    else { return [] }
    let steps = short.steps.isEmpty ? "the app's launch" : short.steps.joined(separator: "; ")
    return ["The bug already appears after \(steps)."]
  }
}
