package import Grading

/// A teacher's choices about how the work of a class is graded and reported.
package struct GradingChoices: Hashable, Sendable {
  /// The exercise, as the teacher names it.
  package var exercise: String
  /// The format of the results.
  package var format: ReportFormat
  /// The seed of all random numbers, or nil for an unpredictable one.
  package var seed: UInt64?
  /// Whether identical work is graded only once.
  package var usesCache = true
  /// The time that an app may take in all checks of a submission together, in seconds.
  package var seconds = 60.0
  /// The minimum level of the sandbox.
  package var isolation = Isolation.Level.kernel
  /// Whether the grader looks for the shortest way to each failure.
  package var shortensFailures = false
  /// The number of random walks through an app that passes every check.
  package var walks = 6

  /// Creates the default choices.
  ///
  /// - Parameters:
  ///   - exercise: The exercise, as the teacher names it.
  ///   - format: The format of the results.
  package init(exercise: String, format: ReportFormat) {
    self.exercise = exercise
    self.format = format
  }
}
