import AppBuilder
import Course

extension Grader {
  /// Returns the alarms about an app that a learner has written.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - code: What the compiler has made of it.
  ///   - request: Its sources.
  ///   - exercise: The exercise.
  ///   - report: What came of the checks. An app that does not pass all of them, parts from the solution anyway.
  /// - Returns: The alarms.
  /// - Throws: `BuildError` when the author's own app cannot be built.
  func alarms(
    about app: JudgedApp,
    compiledTo code: CompiledCode,
    from request: BuildRequest,
    of exercise: Exercise,
    report: Report
  ) throws -> [Alarm] {
    var alarms = try builder.findings(in: request).map { finding in
      Alarm(
        kind: .source,
        summary: "The code uses what no exercise needs: \(finding.what).",
        place: "\(finding.file):\(finding.line)"
      )
    }
    alarms += code.findings.map { finding in
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
          summary: "The code uses \(names), where the check '\(result.check.name)' has seen none."
        )
      )
    }
    if code.start == .unknown {
      alarms.append(
        Alarm(kind: .code, summary: "What the compiler has made of the code cannot be looked at.")
      )
    }
    let files = exercise.answerFiles(in: exercise.solution).filter { $0.hasSuffix(".swift") }
    guard let walks, report.points > 0, !files.isEmpty, exercise.holdsSolution else {
      return alarms
    }
    let solution = try authorsApp(of: exercise, in: exercise.solution, files: files)
    let plan = try plans.plan(for: exercise.id) {
      var plan = walks.plan(
        through: solution,
        promise: WalkPromise(exercise.checks),
        besides: knownWays(of: solution, in: exercise)
      )
      plan.question = try Countersigning.made(by: walks.seed, with: builder, in: solution)
      plan.repetition = Repetition(of: exercise, passedBy: solution, seed: walks.seed)
      return plan
    }
    guard report.isSolved else {
      let repeated = try app.surely {
        try plan.repetition?.alarms(about: app, after: report.results, asking: plan.question)
      }
      return alarms + (repeated ?? [])
    }
    return try alarms
      + app.surely { try walks.alarms(following: plan, in: app, solution: solution) }
  }

  /// The linter's name for a container that newer ones have replaced.
  private static let oldContainer = "deprecated-navigation-view"

  /// Returns the places that the solution reaches in the checks.
  func knownWays(of solution: JudgedApp, in exercise: Exercise) -> KnownWays {
    KnownWays(
      exercise.checks.compactMap { check in
        // A check that cannot be made leads nowhere.
        try? CheckJudge(app: solution).result(of: check).states
      }
    )
  }
}
