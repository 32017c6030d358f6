/// The findings and the extent of an exploration.
package struct ExplorationReport: Hashable, Sendable, Codable {
  /// The findings, worst first.
  package var discoveries: [Discovery]
  /// The number of steps that the exploration took in the app.
  package var steps: Int
  /// The number of additional steps in the search for the shortest scripts.
  package var repeated: Int
  /// The number of distinct places.
  package var places: Int
  /// The number of moves available in all places.
  package var moves: Int
  /// The number of moves that were not tried.
  package var untried: Int
  /// The seed of the walks.
  package var seed: UInt64
  /// The duration of the exploration, in seconds.
  package var seconds: Double
}
