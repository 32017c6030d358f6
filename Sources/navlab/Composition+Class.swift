import AppBuilder
import Course
import Grading
import Shell
import Terminal

extension Composition {
  /// Grades the work of a class.
  ///
  /// - Parameters:
  ///   - paths: The folders and archives that it is in.
  ///   - query: The exercise that it is for, as the teacher calls it.
  ///   - catalogue: The course of the exercise.
  ///   - seed: The seed of everything random, or nil for one that nobody can know before.
  ///   - usesCache: Whether equal work is judged once.
  ///   - timeout: The time that an app may take in all checks of a submission together, in seconds.
  ///   - level: What the sandbox has to reach at least.
  ///   - shortensFailures: Whether the shortest way to each failure is looked for.
  ///   - walks: How many random walks there are through an app that passes every check.
  ///   - options: What else the teacher has chosen.
  ///   - format: The form of the results.
  /// - Returns: What the program tells its caller.
  /// - Throws: `CommandFailure` when nothing can be graded.
  func gradeClass(
    _ paths: [String],
    exercise query: String,
    in catalogue: Catalogue,
    seed: UInt64?,
    usesCache: Bool,
    timeout: Double,
    requiring level: Isolation.Level,
    shortensFailures: Bool,
    walks: Int,
    options: BatchOptions,
    format: ReportFormat
  ) throws -> ExitStatus {
    let terms = try JudgingTerms(
      query,
      in: catalogue,
      seed: seed,
      options: options,
      version: Navlab.version
    )
    if let missing = terms.exercise.privateChecks {
      throw CommandFailure(
        .misuse,
        """
        navlab: '\(terms.exercise.id)' keeps \(missing.count) hidden check\(missing.count == 1 ? "" : "s") \
        (\(missing.points) points) in a folder of its own; name it with --private-checks
        """
      )
    }
    let usesLinter = terms.exercise.needsLinter
    // Marks need all checks: what is missing is told before the first submission, and not in the middle.
    if usesLinter { try requireLinter("nothing was graded") }
    let workbench = try workbench()
    let grader = try workbench.grader(
      of: .everything,
      requiring: level,
      shortensFailures: shortensFailures,
      walks: walks > 0 ? Walks(seed: terms.seed, count: walks) : nil
    ).within(seconds: timeout)
    try grader.prepare(for: terms.exercise)
    let layers = grader.isolation.layers.joined(separator: " ")
    let choices = "\(timeout) \(shortensFailures) \(walks)"
    let programs = ProcessEnvironment.programStamp() + (usesLinter ? " \(linter.stamp)" : "")
    let engine = "\(programs) \(choices) \(layers)"
    let grading = ClassGrading(
      terms: terms,
      cache: usesCache ? try RecordCache(beside: workbench.builder, engine: engine) : nil,
      options: options
    ) { try grader.grade($0, of: terms.exercise) }
    let clock = ContinuousClock()
    let start = clock.now
    let sign = ProgressSign(
      output: errors,
      profile: DisplayProfile(descriptor: errors.descriptor, environment: environment)
    ) { (clock.now - start) / .seconds(1) }
    return try grading.run(paths, output: output, errors: errors, sign: sign) {
      try write($0, as: format, to: nil, isForTeachers: true)
    }
  }
}
