extension GradingRecord {
  /// Hidden checks that run elsewhere.
  package struct Undecided: Hashable, Sendable, Codable {
    /// The number of checks.
    package var count: Int
    /// The total points of the checks.
    package var points: Int

    package init(count: Int, points: Int) {
      self.count = count
      self.points = points
    }
  }
}
