package import Grading

/// A teacher's choices about how the work of a class is graded and reported.
package struct GradingChoices: Hashable, Sendable {
  /// The exercise, as the teacher names it.
  package var exercise: String
  /// The format of the results.
  package var format: ReportFormat
  /// The seed for all random numbers, or nil for an unpredictable seed.
  package var seed: UInt64?
  /// A Boolean value that indicates whether identical work is graded only once.
  package var usesCache = true
  /// The maximum time that an app may take in all checks of a submission together, in seconds.
  package var seconds = 60.0
  /// The minimum level of isolation for grading.
  package var isolation = Isolation.Level.kernel
  /// A Boolean value that indicates whether the grader looks for the shortest path to each failure.
  package var shortensFailures = false
  /// The number of random walks through an app that passes every check.
  package var walks = 6

  /// Creates choices with default values.
  ///
  /// - Parameters:
  ///   - exercise: The exercise, as the teacher names it.
  ///   - format: The format of the results.
  package init(exercise: String, format: ReportFormat) {
    self.exercise = exercise
    self.format = format
  }
}
