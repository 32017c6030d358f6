import AppBuilder
import AppSession
import Course

/// Makes the checks of one exercise on one app.
struct CheckJudge {
  private let launch: AppLaunch
  private let code: any AppCode
  private let checkFile: String
  private let answer: JudgedScript?

  /// Makes a judge.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - builder: What has built it.
  ///   - exercise: The exercise that the checks belong to.
  ///   - answer: What the learner does with the app before each check, if that is the learner's work.
  init(app: BuiltApp, builder: Builder, exercise: Exercise, answer: JudgedScript? = nil) {
    code = BuiltAppCode(app, builder: builder)
    launch = AppLaunch(app, limits: exercise.limits)
    checkFile = "checks.nav"
    self.answer = answer
  }

  /// Runs the learner's answer by itself.
  ///
  /// - Returns: Why it does not come to its end, or nil when it does.
  func obstacleInAnswer() -> Obstacle? {
    switch play(nil) {
    case .finished: nil
    case .failed(let failure): .stopped(failure)
    case .crashed(let failure): .crashed(failure)
    case .timedOut(let failure): .timedOut(failure)
    }
  }

  /// Makes a check in a process of its own.
  ///
  /// - Parameter check: The check.
  /// - Returns: What came of it.
  /// - Throws: `ContentError` when the check's section is not a script.
  func result(of check: Exercise.Check) throws(ContentError) -> CheckResult {
    let script = try JudgedScript(
      check.script.text,
      file: checkFile,
      firstLine: check.script.line
    )
    let verdict: CheckResult.Verdict =
      switch play(script) {
      case .finished: .passed
      case .failed(let failure): .failed(failure)
      case .crashed(let failure): .crashed(failure)
      case .timedOut(let failure): .timedOut(failure)
      }
    return CheckResult(check: check, verdict: verdict)
  }

  /// Starts the app, repeats the answer, and runs a script on top of it.
  private func play(_ script: JudgedScript?) -> JudgedRun.Conclusion {
    let session = AppSession(launch: launch, code: code)
    defer { session.close() }
    return JudgedRun(session: session).play([answer, script].compactMap(\.self))
  }
}
