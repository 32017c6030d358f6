import AppBuilder
import AppSession
import Course
import Dispatch
import SceneModel
import Script

/// An app that is started in a new process for each trial.
struct JudgedApp {
  private var launch: AppLaunch
  private let code: any AppCode
  /// The names of the modifiers in the app's code that can make a view differ from NavLab's description.
  let appearance: Set<String>
  /// The known behaviour of the app, or nil if the app is not one of the author's apps.
  private var known: KnownApp?
  private let parking = SessionParking()
  /// The shared budget of all trials of the submission, or nil if no learner's app or script is involved.
  private let budget: WorkBudget?
  /// The server that creates the app's processes, or nil if there is none.
  private let server: ForkServer?
  /// The date of the launch, in seconds since the beginning of 1970.
  private var date = startDate

  /// Creates an app that is ready for trials.
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

  /// Returns a session in which the app has not been started yet.
  ///
  /// - Parameter date: The date of its first launch, in seconds since the beginning of 1970; by default the app's own
  ///   date.
  /// - Returns: The session.
  func session(on date: Int64? = nil) -> AppSession {
    AppSession(launch: launch, code: code, server: server, startDate: date ?? self.date)
  }

  /// Returns a copy of this app with a different launch date.
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

  /// Returns a copy of this app with different data files in its main bundle, if any are given.
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

  /// Calls a closure, and calls it again without the server if the first call lost the server.
  ///
  /// - Parameter body: The code to run; it starts a new process of the app.
  /// - Returns: The result, for which the app alone is responsible.
  func surely<Result>(_ body: () throws -> Result) rethrows -> Result {
    let wasLost = server?.isLost ?? true
    let result = try body()
    guard !wasLost, server?.isLost == true else { return result }
    return try body()
  }

  /// Starts the app, runs a trial, and returns the result.
  ///
  /// - Parameter trial: The trial.
  /// - Returns: The result.
  func run(_ trial: Trial) -> JudgedRun.Result {
    surely { play(trial).result }
  }

  /// Starts the app, runs scripts, and returns the result and the final state, or nil if the app has ended.
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

  /// The fixed date on which graded apps are started, in seconds since the beginning of 1970.
  static let startDate: Int64 = 1_735_732_800
}
