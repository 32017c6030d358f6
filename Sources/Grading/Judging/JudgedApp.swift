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
  ///   - exercise: The exercise, which limits what the app may use.
  ///   - grader: Whose builder has built the app, and whose sandbox it runs in.
  ///   - budget: What all trials may take together, where a learner has a part in them.
  ///   - known: What it is known to do, which need not be tried again; only for an app of the author's.
  ///   - server: What makes the app's processes where it can, and nobody else's meanwhile.
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
      // The namespaces of a server are there already.
      sandbox: known == nil || server != nil ? grader.sandbox : grader.sandbox.withoutNamespaces
    )
    launch.bundle?.resources.merge(exercise.data) { $1 }
    code = BuiltAppCode(app, builder: grader.builder)
    self.budget = budget
    self.known = known
    self.server = server
  }

  /// Returns a session in which the app is not started yet.
  ///
  /// - Parameter date: The date of its first launch, in seconds since the beginning of 1970; the app's own unless given.
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
    // What it does on one day, it may not do on another.
    if date != self.date { app.known = nil }
    return app
  }

  /// Returns the same app with other data files in its main bundle.
  ///
  /// - Parameter data: The other version of the files; nil for the one that learners get.
  /// - Returns: The app.
  func reading(_ data: Exercise.OtherData?) -> JudgedApp {
    guard let data else { return self }
    var app = self
    app.launch.bundle?.resources.merge(data.files) { $1 }
    // With other data it may do something else.
    app.known = nil
    return app
  }

  /// Runs an action with the app, and repeats it without the server if that was lost.
  ///
  /// - Parameter body: What to do; it starts the app anew.
  /// - Returns: The result, for which the app alone is responsible.
  func surely<Result>(_ body: () throws -> Result) rethrows -> Result {
    let wasLost = server?.isLost ?? true
    let result = try body()
    guard !wasLost, server?.isLost == true else { return result }
    return try body()
  }

  /// Starts the app and runs a trial.
  ///
  /// - Parameter trial: What to try.
  /// - Returns: The result.
  func run(_ trial: Trial) -> JudgedRun.Result {
    surely { play(trial).result }
  }

  /// Starts the app and runs scripts.
  ///
  /// - Parameter scripts: The scripts, one after the other.
  /// - Returns: The result of the scripts, and how the app looks then, if it is still there.
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

  /// The date on which judged apps are started, which is fixed so that marks do not depend on the
  /// day.
  static let startDate: Int64 = 1_735_732_800
}
