/// The result of a run of the main loop.
package struct SettleResult: Equatable, Sendable {
  /// The number of jobs that ran.
  ///
  /// Blocks that the app itself put on the main dispatch queue count as one for each turn of the
  /// loop that ran nothing else.
  package var jobs: Int

  /// A Boolean value that indicates whether no jobs were left to run.
  ///
  /// If not, the limit was reached, and the app keeps creating work.
  package var isSettled: Bool

  /// Creates the result of a run.
  ///
  /// - Parameters:
  ///   - jobs: The number of jobs that ran.
  ///   - isSettled: Whether no work is left.
  package init(jobs: Int, isSettled: Bool) {
    self.jobs = jobs
    self.isSettled = isSettled
  }
}
