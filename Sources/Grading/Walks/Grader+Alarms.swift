import AppBuilder
import Course
import SceneModel

extension Grader {
  /// Returns the alarms about a learner's app and the extent of the random walks through it.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - code: The compiled code of the app.
  ///   - request: The build request with the app's sources.
  ///   - exercise: The exercise.
  ///   - report: The result of the checks. An app that does not pass all of them, parts from the solution anyway.
  /// - Returns: The alarms and the extent.
  /// - Throws: `BuildError` if the author's own app cannot be built.
  func alarms(
    about app: JudgedApp,
    compiledTo code: CompiledCode,
    from request: BuildRequest,
    of exercise: Exercise,
    report: Report
  ) throws -> WalkFindings {
    var alarms = try builder.findings(in: request).map { finding in
      Alarm(
        kind: .source,
        summary: "The code uses something that no exercise needs: \(finding.what).",
        place: "\(finding.file):\(finding.line)"
      )
    }
    let launches = exercise.checkLaunches
    // A right answer to such an exercise may read them, and the walks begin with the same ones.
    alarms += code.findings.filter { !($0.readsArguments && !launches.isEmpty) }
      .map { finding in
        Alarm(kind: .code, summary: "The code \(finding.what).", place: finding.place)
      }
    for result in report.results where result.verdict == .passed {
      guard case .source(let faults) = result.check.method, !code.oldContainers.isEmpty,
        faults.include(Self.oldContainer)
      else { continue }
      let names = code.oldContainers.sorted().joined(separator: ", ")
      alarms.append(
        Alarm(
          kind: .code,
          summary: "The code uses \(names), which the check '\(result.check.name)' missed."
        )
      )
    }
    if code.start == .unknown {
      alarms.append(
        Alarm(kind: .code, summary: "The compiled code cannot be examined.")
      )
    }
    var findings = try walkFindings(about: app, of: exercise, report: report)
    findings.alarms = alarms + findings.alarms
    return findings
  }

  /// Returns the alarms and the extent of random walks through an app.
  private func walkFindings(
    about app: JudgedApp,
    of exercise: Exercise,
    report: Report
  ) throws -> WalkFindings {
    let files = exercise.answerFiles(in: exercise.solution).filter { $0.hasSuffix(".swift") }
    guard let walks else { return WalkFindings(leftOutBecause: "not asked for") }
    guard report.points > 0 else { return WalkFindings(leftOutBecause: "the work has no points") }
    guard !files.isEmpty, exercise.holdsSolution else {
      return WalkFindings(leftOutBecause: "there is no solution here")
    }
    let solution = try authorsApp(of: exercise, in: exercise.solution, files: files)
    let plan = try plans.plan(for: exercise.id) {
      try withServedSolution(of: exercise, files: files) { served in
        try self.plan(walks, through: served, of: exercise)
      }
    }
    let objects = app.surely {
      objectAlarms(
        about: app,
        besides: solution,
        on: plan.walks.first { $0.arguments.isEmpty && $0.steps.count <= walks.length },
        report: report
      )
    }
    var findings: WalkFindings
    if report.isSolved {
      findings = try app.surely {
        try walks.findings(following: plan, in: app) { use in
          try withServedSolution(of: exercise, files: files, use)
        }
      }
    } else {
      findings = try self.findings(about: app, fallingShortIn: report, walks, following: plan)
    }
    findings.alarms = objects + findings.alarms
    return findings
  }

  /// Returns the alarms and the extent of walks through an app that does not pass every check.
  private func findings(
    about app: JudgedApp,
    fallingShortIn report: Report,
    _ walks: Walks,
    following plan: WalkPlan
  ) throws -> WalkFindings {
    let repeated = try app.surely {
      try plan.repetition?.alarms(about: app, after: report.results, asking: plan.question)
    }
    // Most steps of such work are wrong, so a difference would say nothing.
    guard report.points * 2 >= report.maximum else {
      var findings = WalkFindings(leftOutBecause: "less than half of the points")
      findings.alarms = repeated ?? []
      return findings
    }
    var findings = app.surely {
      walks.findings(following: plan, in: app, fallingShortIn: report.results)
    }
    findings.alarms = (repeated ?? []) + findings.alarms
    return findings
  }

  /// Calls a closure with a solution whose processes a server starts.
  private func withServedSolution<Result>(
    of exercise: Exercise,
    files: [String],
    _ body: (JudgedApp) throws -> Result
  ) throws -> Result {
    try withServer { server in
      let served = try authorsApp(
        of: exercise,
        in: exercise.solution,
        files: files,
        server: server
      )
      return try served.surely { try body(served) }
    }
  }

  /// Returns a plan of the walks through a solution, with other data for comparing learners' apps with the solution.
  private func plan(
    _ walks: Walks,
    through solution: JudgedApp,
    of exercise: Exercise
  ) throws -> WalkPlan {
    let traces = self.traces(of: solution, in: exercise)
    var plan = walks.plan(
      through: solution,
      promise: WalkPromise(exercise.checks),
      besides: KnownWays(Array(traces.values)),
      launchedWith: exercise.checkLaunches,
      opening: CheckLinks(in: exercise)
    )
    plan.traces = traces
    plan.question = try Countersigning.made(by: walks.seed, with: builder, in: solution)
    plan.repetition = Repetition(of: exercise, passedBy: solution, seed: walks.seed)
    return plan
  }

  /// Returns alarms about classes of which the app creates more objects than the solution does.
  private func objectAlarms(
    about app: JudgedApp,
    besides solution: JudgedApp,
    on walk: WalkPlan.Walk?,
    report: Report
  ) -> [Alarm] {
    let checks = report.results.filter { result in
      guard result.verdict == .passed, case .source(let faults) = result.check.method else {
        return false
      }
      return faults.include(SharedObjects.fault)
    }
    guard let check = checks.first?.check else { return [] }
    let moves = walk?.steps.map(\.move) ?? []
    let known = SharedObjects(of: solution, on: moves)
    guard let excess = SharedObjects(of: app, on: moves).excess(over: known) else { return [] }
    let summary =
      "The app has \(excess.count) objects of the class '\(excess.type)' at the same time, but the check "
      + "'\(check.name)' found only one."
    return [Alarm(kind: .walk, summary: summary)]
  }

  /// The linter's id for a deprecated navigation container.
  private static let oldContainer = "deprecated-navigation-view"

  /// Returns the states of the solution in each check, keyed by the check's name.
  func traces(of solution: JudgedApp, in exercise: Exercise) -> [String: StateTrace] {
    let traces = exercise.checks.compactMap { check -> (String, StateTrace)? in
      // A check that cannot be made leads nowhere.
      (try? CheckJudge(app: solution).result(of: check)).map { (check.name, $0.states) }
    }
    return Dictionary(traces) { first, _ in first }
  }
}
