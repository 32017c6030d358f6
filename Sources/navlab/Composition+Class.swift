import AppBuilder
import Course
import Grading
import Shell
import Terminal

extension Composition {
  /// Grades the work of a class.
  ///
  /// - Parameters:
  ///   - paths: The folders and archives with the work.
  ///   - choices: The teacher's choices for judging and reporting.
  ///   - catalogue: The course of the exercise.
  ///   - options: The teacher's options for the run.
  /// - Returns: The program's exit code.
  /// - Throws: `CommandFailure` if nothing can be graded.
  func gradeClass(
    _ paths: [String],
    by choices: GradingChoices,
    in catalogue: Catalogue,
    options: BatchOptions
  ) throws -> ExitStatus {
    let terms = try JudgingTerms(
      choices.exercise,
      in: catalogue,
      seed: choices.seed,
      options: options,
      version: Navlab.version
    )
    if let missing = terms.exercise.privateChecks {
      throw CommandFailure(
        .misuse,
        saying: """
          '\(terms.exercise.id)' keeps \(missing.count) hidden check\(missing.count == 1 ? "" : "s") \
          (\(missing.points) points) in a separate folder; name that folder with --private-checks
          """
      )
    }
    let usesLinter = terms.exercise.needsLinter
    // Marks need all checks, so anything missing is reported before the first submission.
    if usesLinter { try requireLinter("nothing was graded") }
    let builds = try builds()
    let grader = try builds.grader(
      of: .everything,
      requiring: choices.isolation,
      shortensFailures: choices.shortensFailures,
      walks: choices.walks > 0 ? Walks(seed: terms.seed, count: choices.walks) : nil
    ).within(seconds: choices.seconds)
    try grader.prepare(for: terms.exercise)
    let layers = grader.isolation.layers.joined(separator: " ")
    let judging = "\(choices.seconds) \(choices.shortensFailures) \(choices.walks)"
    let programs = ProcessEnvironment.programStamp() + (usesLinter ? " \(linter.stamp)" : "")
    let engine = "\(programs) \(judging) \(layers)"
    let grading = ClassGrading(
      terms: terms,
      cache: choices.usesCache ? try RecordCache(beside: builds.builder, engine: engine) : nil,
      options: options
    ) { try grader.grade($0, of: terms.exercise) }
    let clock = ContinuousClock()
    let start = clock.now
    let sign = ProgressSign(
      output: DescriptorOutput.standardError,
      profile: DisplayProfile(
        descriptor: DescriptorOutput.standardError.descriptor,
        environment: environment
      )
    ) { (clock.now - start) / .seconds(1) }
    return try grading.run(paths, output: output, errors: errors, sign: sign) {
      try write($0, as: choices.format, to: nil, isForTeachers: true)
    }
  }
}
