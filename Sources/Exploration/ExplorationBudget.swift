/// The effort that an exploration may take, and the seed that decides where it goes.
package struct ExplorationBudget: Hashable, Sendable {
  /// The maximum number of steps in the app.
  package var steps: Int
  /// The time limit in seconds, or nil for none; a search that reaches it may find something else
  /// the next time.
  package var seconds: Double?
  /// The seed; the same seed gives the same findings.
  package var seed: UInt64
  /// The number of threads, which does not affect the findings.
  package var jobs: Int

  package init(steps: Int = 3000, seconds: Double? = nil, seed: UInt64 = 1, jobs: Int = 2) {
    self.steps = steps
    self.seconds = seconds
    self.seed = seed
    self.jobs = jobs
  }
}
