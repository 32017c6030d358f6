/// A push onto a path that results from taps, possibly through a later task.
@MainActor
struct TappedPush {
  /// The number of values in the path before the push.
  private let oldCount: Int
  /// The number of values in the path after the push.
  private let newCount: Int
  /// The taps whose actions and tasks changed state at the time of the push.
  private let taps: [ActionOrigin.Tap]
  /// The number of taps before the push.
  private let tapCount: Int

  /// Creates a record of a push, or returns nil if the push does not result from a tap.
  ///
  /// - Parameters:
  ///   - path: The path with the new values.
  ///   - change: The change of the path, which is that values were added.
  ///   - graph: The graph that records the taps.
  init?(to path: any PathAdapter, _ change: PathChange, in graph: ViewGraph) {
    guard !graph.changingTaps.isEmpty else { return nil }
    oldCount = change.oldCount
    newCount = path.count
    taps = graph.changingTaps
    tapCount = graph.tapCount
  }

  /// Returns whether two taps on the same control have pushed a value twice (NS-75).
  ///
  /// Only equal values on top of each other count, because two different screens may be intended.
  ///
  /// - Parameters:
  ///   - last: The previous push, if nothing else has changed the path since.
  ///   - path: The path.
  /// - Returns: Whether the two pushes cannot both be intended.
  func repeats(_ last: TappedPush?, in path: any PathAdapter) -> Bool {
    guard newCount > 1, path.value(at: newCount - 1) == path.value(at: newCount - 2) else {
      return false
    }
    if newCount - oldCount > 1 {
      return Set(taps.map(\.node)).count < taps.count
    }
    guard let last, last.newCount == oldCount else { return false }
    return taps.contains { tap in
      tap.number <= last.tapCount
        && last.taps.contains { $0.node == tap.node && $0.number < tap.number }
    }
  }
}
