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
    switch play(nil).conclusion {
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
    let (conclusion, states) = play(script)
    let verdict: CheckResult.Verdict =
      switch conclusion {
      case .finished: .passed
      case .failed(let failure): .failed(failure)
      case .crashed(let failure): .crashed(failure)
      case .timedOut(let failure): .timedOut(failure)
      }
    return CheckResult(check: check, verdict: verdict, states: states)
  }

  /// Starts the app, repeats the answer, and runs a script on top of it.
  private func play(
    _ script: JudgedScript?
  ) -> (conclusion: JudgedRun.Conclusion, states: StateTrace) {
    let session = AppSession(launch: launch, code: code, startDate: Self.startDate)
    defer { session.close() }
    let run = JudgedRun(session: session)
    let before = run.play(answer.map { [$0] } ?? [])
    guard case .finished = before, let script else { return (before, StateTrace()) }
    let start = session.history.count - 1
    let conclusion = run.proceed(with: [script])
    return (conclusion, StateTrace(session.history, from: start))
  }

  /// The date on which judged apps are started: work must not be worth more on another day.
  private static let startDate: Int64 = 1_735_732_800
}
