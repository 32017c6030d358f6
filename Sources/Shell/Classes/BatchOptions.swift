package import Grading

/// A teacher's options for grading a class.
package struct BatchOptions: Hashable, Sendable {
  /// The number of submissions that are graded in parallel.
  package var jobs: Int
  /// The share of the class to grade in this run, or nil for the whole class.
  package var shard: Shard?
  /// The folder in which results are stored, or nil if they are not stored.
  package var folder: String?
  /// A Boolean value that indicates whether the run continues with the results in the folder.
  package var resumes = false
  /// A Boolean value that indicates whether each result is written immediately, rather than in a report at the end.
  package var streams = true
  /// The time limit for a submission in seconds, or nil if there is no limit.
  package var seconds: Double?

  /// Creates options for a number of parallel jobs.
  ///
  /// - Parameter jobs: The number of submissions that are graded in parallel.
  package init(jobs: Int) {
    self.jobs = jobs
  }
}
