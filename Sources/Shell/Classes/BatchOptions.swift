package import Grading

/// A teacher's options for the grading of a class.
package struct BatchOptions: Hashable, Sendable {
  /// The number of submissions that are graded in parallel.
  package var jobs: Int
  /// The share of the class that is graded in this run.
  package var shard: Shard?
  /// The folder for results, if they are kept.
  package var folder: String?
  /// Whether to continue with the results that are already in the folder.
  package var resumes = false
  /// Whether each result is written immediately, rather than in a report at the end.
  package var streams = true
  /// The time limit for a submission, in seconds; nil for no limit.
  package var seconds: Double?

  /// Creates options.
  ///
  /// - Parameter jobs: The number of submissions that are graded in parallel.
  package init(jobs: Int) {
    self.jobs = jobs
  }
}
