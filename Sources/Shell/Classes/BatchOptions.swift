package import Grading

/// A teacher's choices for the grading of a class.
package struct BatchOptions: Hashable, Sendable {
  /// The number of submissions that are graded at once.
  package var jobs: Int
  /// The share of the class that is graded here.
  package var shard: Shard?
  /// The folder that results are kept in, if they are kept.
  package var folder: String?
  /// Whether to go on with the results that are in the folder already.
  package var resumes = false
  /// Whether each result is written as it comes, rather than a report at the end.
  package var streams = true
  /// The time after which a submission is given up, whatever takes it, in seconds; nil to wait for
  /// all.
  package var seconds: Double?

  /// Makes options.
  ///
  /// - Parameter jobs: How many submissions are graded at once.
  package init(jobs: Int) {
    self.jobs = jobs
  }
}
