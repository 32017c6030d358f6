/// The findings of an exploration, and its extent.
package struct ExplorationReport: Hashable, Sendable, Codable {
  /// The findings, the worst first.
  package var discoveries: [Discovery]
  /// The number of steps in the app.
  package var steps: Int
  /// The number of further steps in the search for the shortest scripts.
  package var repeated: Int
  /// The number of distinct places.
  package var places: Int
  /// The number of moves in all places.
  package var moves: Int
  /// The number of moves that were never tried.
  package var untried: Int
  /// The seed of the walks.
  package var seed: UInt64
  /// The time that it took, in seconds.
  package var seconds: Double
}
