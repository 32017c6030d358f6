import AppBuilder
import AppSession
import Course
import Dispatch
import SceneModel
import Script

/// An app to try, in a new process each time.
struct JudgedApp {
  private var launch: AppLaunch
  private let code: any AppCode
  /// The modifiers in the app's code that can make a view look different from what NavLab reads.
  let appearance: Set<String>
  /// The known behaviour of the app, if it is one of the author's.
  private var known: KnownApp?
  private let parking = SessionParking()
  /// The budget of all trials of the submission together, if they involve a learner's app or
  /// script.
  private let budget: WorkBudget?
  /// The server that creates the app's processes, as long as it works.
  private let server: ForkServer?
  /// The date of the launch, in seconds since the beginning of 1970.
  private var date = startDate

  /// Creates the facts about an app.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - exercise: The exercise, which sets the app's limits.
  ///   - grader: The grader whose builder and sandbox the app uses.
  ///   - budget: The common budget of all trials, if they involve a learner's work.
  ///   - known: The known behaviour of one of the author's apps, which is not tried again.
  ///   - server: The server that creates the processes of this app alone, if there is one.
  init(
    _ app: BuiltApp,
    of exercise: Exercise,
    by grader: Grader,
    within budget: WorkBudget? = nil,
    known: KnownApp? = nil,
    server: ForkServer? = nil
  ) {
    launch = AppLaunch(
      app,
      limits: exercise.limits,
      // A server has already created its namespaces.
      sandbox: known == nil || server != nil ? grader.sandbox : grader.sandbox.withoutNamespaces
    )
    launch.bundle?.resources.merge(exercise.data) { $1 }
    code = BuiltAppCode(app, builder: grader.builder)
    appearance = app.code.appearance
    self.budget = budget
    self.known = known
    self.server = server
  }

  /// Returns a session in which the app is not started yet.
  ///
  /// - Parameter date: The date of its first launch, in seconds since the beginning of 1970; by
  ///   default the app's own date.
  /// - Returns: The session.
  func session(on date: Int64? = nil) -> AppSession {
    AppSession(launch: launch, code: code, server: server, startDate: date ?? self.date)
  }

  /// Returns the same app on another day.
  ///
  /// - Parameter date: The date of its launches, in seconds since the beginning of 1970.
  /// - Returns: The app.
  func started(on date: Int64) -> JudgedApp {
    var app = self
    app.date = date
    // The app may behave differently on another day.
    if date != self.date { app.known = nil }
    return app
  }

  /// Returns the same app with other data files in its main bundle.
  ///
  /// - Parameter data: The other version of the files, or nil for the learner's version.
  /// - Returns: The app.
  func reading(_ data: Exercise.OtherData?) -> JudgedApp {
    guard let data else { return self }
    var app = self
    app.launch.bundle?.resources.merge(data.files) { $1 }
    // The app may behave differently with other data.
    app.known = nil
    return app
  }

  /// Runs an action with the app, and repeats it without the server if that was lost.
  ///
  /// - Parameter body: The code to run; it starts a new process of the app.
  /// - Returns: The result, for which the app alone is responsible.
  func surely<Result>(_ body: () throws -> Result) rethrows -> Result {
    let wasLost = server?.isLost ?? true
    let result = try body()
    guard !wasLost, server?.isLost == true else { return result }
    return try body()
  }

  /// Starts the app and runs a trial.
  ///
  /// - Parameter trial: The trial.
  /// - Returns: The result.
  func run(_ trial: Trial) -> JudgedRun.Result {
    surely { play(trial).result }
  }

  /// Starts the app and runs scripts.
  ///
  /// - Parameter scripts: The scripts, one after the other.
  /// - Returns: The result of the scripts, and the final state of the app if it is still running.
  func state(after scripts: [JudgedScript]) -> (CheckResult.Verdict, SeenState?) {
    let (result, snapshot) = surely { play(Trial(scripts)) }
    return (result.conclusion, snapshot.map(SeenState.init))
  }

  private func play(_ trial: Trial) -> (result: JudgedRun.Result, last: Snapshot?) {
    if let known {
      let session = RememberedSession(
        known: known,
        moment: LaunchMoment(date: date),
        parking: parking,
        makeSession: { self.session() }
      )
      defer { session.close() }
      return (JudgedRun(driver: session, budget: budget).play(trial), session.snapshot)
    }
    if let excess = budget?.excess { return (JudgedRun.Result(conclusion: excess), nil) }
    let session = session()
    let watch = budget?.time.watch(session.interruption)
    defer {
      watch?.cancel()
      session.close()
    }
    var result = JudgedRun(driver: session, budget: budget).play(trial)
    if let excess = budget?.excess, result.conclusion != .passed { result.conclusion = excess }
    return (result, session.snapshot)
  }

  /// The date on which graded apps are started, which is fixed so that marks do not depend on the
  /// day.
  static let startDate: Int64 = 1_735_732_800
}
