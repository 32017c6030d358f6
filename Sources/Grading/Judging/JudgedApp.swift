import AppBuilder
import AppSession
import Course

/// An app that is tried, in a process of its own each time.
struct JudgedApp {
  private let launch: AppLaunch
  private let code: any AppCode

  /// Takes an app.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - exercise: The exercise, which limits what the app may use.
  ///   - grader: Whose builder has built the app, and whose sandbox it runs in.
  init(_ app: BuiltApp, of exercise: Exercise, by grader: Grader) {
    launch = AppLaunch(app, limits: exercise.limits, sandbox: grader.sandbox)
    code = BuiltAppCode(app, builder: grader.builder)
  }

  /// Starts the app and tries something with it.
  ///
  /// - Parameter trial: What to try.
  /// - Returns: What came of it.
  func run(_ trial: Trial) -> JudgedRun.Result {
    let session = AppSession(launch: launch, code: code, startDate: Self.startDate)
    defer { session.close() }
    return JudgedRun(session: session).play(trial)
  }

  /// Starts the app and carries out scripts.
  ///
  /// - Parameter scripts: The scripts, one after the other.
  /// - Returns: What came of the scripts, and how the app looks then, if it is still there.
  func state(after scripts: [JudgedScript]) -> (JudgedRun.Conclusion, SeenState?) {
    let session = AppSession(launch: launch, code: code, startDate: Self.startDate)
    defer { session.close() }
    let result = JudgedRun(session: session).play(Trial(scripts))
    return (result.conclusion, session.snapshot.map(SeenState.init))
  }

  /// The date on which judged apps are started: work must not be worth more on another day.
  private static let startDate: Int64 = 1_735_732_800
}
