/// The effort that an exploration may take, and the seed that decides where it goes.
package struct ExplorationBudget: Hashable, Sendable {
  /// The most steps in the app.
  package var steps: Int
  /// The longest time, in seconds, or nil for none; where it ends the search, a repetition may find something else.
  package var seconds: Double?
  /// The seed: the same one finds the same again.
  package var seed: UInt64
  /// The number of threads, which has no influence on what is found.
  package var jobs: Int

  package init(steps: Int = 3000, seconds: Double? = nil, seed: UInt64 = 1, jobs: Int = 2) {
    self.steps = steps
    self.seconds = seconds
    self.seed = seed
    self.jobs = jobs
  }
}
