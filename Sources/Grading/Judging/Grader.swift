package import AppBuilder
package import AppSession
package import Course

/// A grader that judges work on exercises by building the app and running each check in its own process.
package struct Grader: Sendable {
  let builder: Builder
  private let search: SandboxSearch
  /// The selection of checks to run.
  let scope: Scope
  /// A Boolean value that indicates whether the grader looks for the shortest script that shows each failure.
  let shortensFailures: Bool
  /// The author's apps and their known behaviour.
  let authorsApps = AuthorsApps()
  /// The total time that a learner's app may take in all checks, or nil for the sum of all actions' limits.
  private(set) var seconds: Double?
  /// The random walks through apps that pass every check, or nil for none.
  let walks: Walks?
  /// The walks through the solutions, which are planned on first use.
  let plans = WalkPlans()
  /// The servers that create the processes of learners' apps, where available.
  let servers: ForkServers
  /// The linter that finds faults in the source, or nil if no exercise has checks of the source.
  private let linter: SourceLinter?
  /// A Boolean value that indicates whether checks of the source are omitted while the linter is not ready.
  private let judgesWithoutLinter: Bool

  /// Creates a grader with a builder and a sandbox.
  ///
  /// - Parameters:
  ///   - builder: The builder of the apps.
  ///   - search: The search for a sandbox, whose result is needed when an app is about to run.
  ///   - servers: The servers that create the processes of learners' apps; the grader's own unless given.
  ///   - scope: The checks to run.
  ///   - shortensFailures: Whether to look for the shortest way to each failure, which takes several starts of the app.
  ///   - walks: The random walks through apps that pass every check, or nil for none.
  ///   - linter: The linter for checks of the source, or nil if no exercise has any.
  ///   - judgesWithoutLinter: Whether to leave out the checks of the source while the linter is not ready, as for a
  ///     learner who should not wait. By default, nothing is judged then, so that nobody gets a wrong mark.
  package init(
    builder: Builder,
    sandbox search: SandboxSearch,
    servers: ForkServers? = nil,
    scope: Scope = .everything,
    shortensFailures: Bool = true,
    walks: Walks? = nil,
    linter: SourceLinter? = nil,
    judgesWithoutLinter: Bool = false
  ) {
    self.builder = builder
    self.search = search
    self.servers = servers ?? ForkServers(builder)
    self.scope = scope
    self.shortensFailures = shortensFailures
    self.walks = walks
    self.linter = linter
    self.judgesWithoutLinter = judgesWithoutLinter
  }

  /// Returns a copy of the grader with the given time limit.
  ///
  /// - Parameter seconds: The time that a learner's app may take in all checks together, in seconds.
  /// - Returns: The grader with the limit.
  package func within(seconds: Double) -> Grader {
    var grader = self
    grader.seconds = seconds
    return grader
  }

  /// Judges a learner's work on an exercise.
  ///
  /// - Parameters:
  ///   - submission: The work.
  ///   - exercise: The exercise that it belongs to.
  /// - Returns: The result, which also reports code that does not compile and apps that crash.
  /// - Throws: `ContentError` if a file of the submission cannot be read; `BuildError` if the app is missing through no
  ///   fault of the learner's; `SandboxFailure` if no app can run; the error of a linter that is needed but missing.
  package func grade(_ submission: Submission, of exercise: Exercise) throws -> Report {
    try prepare(for: exercise)
    let budget = WorkBudget(seconds: seconds ?? WorkBudget.usualSeconds)
    return switch exercise.kind {
    case .debug where exercise.asksForScript:
      try withServer {
        try checked(gradeDebug(submission, of: exercise, within: budget, server: $0), $0)
      }
    case .code, .debug, .homework:
      // The compiler can start before the sandbox is ready.
      switch try learnersApp(submission) {
      case .obstacle(let obstacle): try checked(report(on: exercise, obstacle: obstacle), nil)
      case .app(let app):
        try withServer {
          try checked(gradeCode(app, submission, of: exercise, within: budget, server: $0), $0)
        }
      }
    case .commands:
      try withServer {
        try checked(gradeCommands(submission, of: exercise, within: budget, server: $0), $0)
      }
    case .predict:
      try withServer { try checked(gradePrediction(submission, of: exercise, server: $0), $0) }
    case .quiz: try checked(gradeQuiz(submission, of: exercise), nil)
    }
  }

  /// Prepares the linter if the checks of an exercise need it.
  ///
  /// The method may be called several times.
  ///
  /// - Parameter exercise: The exercise.
  /// - Throws: The reason why it is missing; then nothing can be judged.
  package func prepare(for exercise: Exercise) throws {
    let checks = exercise.checks(in: scope) + exercise.later(in: scope)
    guard checks.contains(where: \.needsLinter), !leavesOutLinter else { return }
    guard let linter else { throw LinterMissing() }
    try linter.prepare()
  }

  /// A Boolean value that indicates whether checks of the source are currently omitted.
  private var leavesOutLinter: Bool {
    judgesWithoutLinter && linter?.isReady != true
  }

  /// Returns a judge of a submission's source, or nil if the grader has no linter.
  func sourceJudge(of submission: Submission, for exercise: Exercise) -> SourceJudge? {
    linter.map { SourceJudge(submission, linter: $0, target: exercise.deploymentTarget) }
  }

  /// Calls a closure with a server that nothing else uses during the call, or with nil if none is available.
  func withServer<Result>(_ body: (ForkServer?) throws -> Result) rethrows -> Result {
    let server = servers.borrow(in: sandbox)
    defer { if let server { servers.giveBack(server) } }
    return try body(server)
  }

  /// Returns the report after confirming that the sandbox did not end the app.
  private func checked(_ report: Report, _ server: ForkServer?) throws -> Report {
    var report = report
    report.isolation = isolation
    guard report.hasEndedApp else { return report }
    // A process's own statement about its end proves nothing, so the sandbox is tried separately,
    // in the same way.
    let holds =
      if let server, !server.isLost {
        SandboxProbe.holds(server)
      } else {
        SandboxProbe(builder).holds(sandbox)
      }
    guard holds else { throw SandboxFailure(isolation: isolation) }
    return report
  }

  /// The sandbox that confines the apps.
  var sandbox: Sandbox { search.sandbox }

  /// The isolation of graded code from the computer.
  package var isolation: Isolation { Isolation(sandbox) }
}

extension Grader {
  /// Runs the requested checks of an exercise, and returns a report on their results.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - make: A closure that runs one check.
  /// - Returns: The report.
  /// - Throws: The error of `make`.
  func report(
    on exercise: Exercise,
    _ make: (Exercise.Check) throws -> CheckResult
  ) throws -> Report {
    let left = leavesOutLinter ? exercise.checks.filter(\.needsLinter).map(\.name) : []
    let checks = exercise.checks(in: scope)
    let results = try CheckRound(checks: checks, unjudged: Set(left)).results(make)
    let later = exercise.later(in: scope)
    guard !later.isEmpty, results.allSatisfy({ $0.verdict == .passed || !$0.isJudged }) else {
      return report(on: exercise, results: results)
    }
    let all = try CheckRound(checks: exercise.checks, unjudged: Set(left))
      .results(after: results, make)
    var report = report(on: exercise, results: all)
    report.undecided = exercise.undecided(in: .everything)
    return report
  }

  /// Returns a report that states why nothing could be checked.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - obstacle: The reason.
  /// - Returns: The report.
  func report(on exercise: Exercise, obstacle: Obstacle) -> Report {
    let verdict: CheckResult.Verdict =
      switch obstacle {
      case .doesNotCompile, .noApp: .error
      case .unreadable, .forbidden, .stopped, .crashed, .timedOut: .skipped(.nothingToJudge)
      }
    let results = exercise.checks(in: scope).map { CheckResult(check: $0, verdict: verdict) }
    return report(on: exercise, obstacle: obstacle, results: results)
  }

  private func report(
    on exercise: Exercise,
    obstacle: Obstacle? = nil,
    results: [CheckResult]
  ) -> Report {
    Report(
      exercise: exercise.id,
      title: exercise.title,
      obstacle: obstacle,
      results: results,
      undecided: exercise.undecided(in: scope)
    )
  }

  /// Builds one of the author's apps, which must compile.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - folder: The folder of the app.
  ///   - files: The names of the files.
  ///   - budget: The budget of a learner's script that drives the app, if there is one.
  ///   - server: The server that creates the app's processes, if there is one; never that of a learner's app.
  /// - Returns: The app.
  /// - Throws: `BuildError`, even if the author made the mistake.
  func authorsApp(
    of exercise: Exercise,
    in folder: String,
    files: [String],
    within budget: WorkBudget? = nil,
    server: ForkServer? = nil
  ) throws -> JudgedApp {
    let request = BuildRequest(folder: folder, files: files)
    let entry = try authorsApps.entry(for: request) {
      guard case .app(let app) = try builder.build(request) else {
        throw BuildError.broken("\(folder) holds no app")
      }
      return app
    }
    return JudgedApp(
      entry.app,
      of: exercise,
      by: self,
      within: budget,
      known: entry.known,
      server: server
    )
  }

  /// Returns the value that a closure reads from a submission's file, or the mistake in the file.
  ///
  /// - Parameters:
  ///   - submission: The submission.
  ///   - suffix: The extension of the file.
  ///   - read: A closure that reads the file's text, given its name.
  /// - Returns: The value that was read, or the mistake in the file.
  /// - Throws: `ContentError` if the file does not exist.
  func read<Value>(
    _ submission: Submission,
    suffix: String,
    _ read: (_ text: String, _ name: String) throws(ContentError) -> Value
  ) throws(ContentError) -> Answer<Value> {
    let file = submission.files.first { $0.hasSuffix(suffix) } ?? "answer\(suffix)"
    let path = file.hasPrefix("/") ? file : "\(submission.folder)/\(file)"
    let text: String
    do throws(ContentError) {
      text = try TextFile.read(path, remedy: "write your answer in it")
    } catch {
      // A problem with a place is in the answer; without a place, the answer is missing.
      guard error.problems.allSatisfy({ $0.position != nil }) else { throw error }
      return .obstacle(.unreadable(error.problems.map(\.description)))
    }
    do throws(ContentError) {
      return .value(try read(text, file))
    } catch {
      return .obstacle(.unreadable(error.problems.map(\.description)))
    }
  }

  /// The result of reading a learner's file.
  enum Answer<Value> {
    case value(Value)
    case obstacle(Obstacle)
  }
}
