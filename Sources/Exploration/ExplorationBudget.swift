/// The limits on an exploration's effort, and the seed of its random choices.
package struct ExplorationBudget: Hashable, Sendable {
  /// The maximum number of steps in the app.
  package var steps: Int
  /// The time limit in seconds, or nil for none.
  ///
  /// An exploration that reaches the limit may have different findings the next time.
  package var seconds: Double?
  /// The seed of the random choices.
  package var seed: UInt64
  /// The number of threads, which has no effect on the findings.
  package var jobs: Int

  package init(steps: Int = 3000, seconds: Double? = nil, seed: UInt64 = 1, jobs: Int = 2) {
    self.steps = steps
    self.seconds = seconds
    self.seed = seed
    self.jobs = jobs
  }
}
