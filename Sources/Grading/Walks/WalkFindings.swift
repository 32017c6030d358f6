/// The result of random walks through an app.
struct WalkFindings: Hashable, Sendable {
  /// The alarms.
  var alarms: [Alarm] = []
  /// The extent of the walks.
  var extent: WalkExtent

  /// Creates the result of walks from their alarms and the number of moves made.
  ///
  /// - Parameters:
  ///   - alarms: The alarms.
  ///   - made: The number of moves that the app has made.
  ///   - planned: The number of moves of all walks.
  init(_ alarms: [Alarm], made: Int, of planned: Int) {
    self.alarms = alarms
    extent =
      made == planned && alarms.isEmpty
      ? .whole
      : WalkExtent(
        .part,
        reason: "\(made) of \(planned) moves"
          + (alarms.isEmpty ? "; the app does not offer the rest" : ", up to an alarm")
      )
  }

  /// Creates the result of walks through an app that does not pass every check.
  ///
  /// - Parameters:
  ///   - alarms: The alarms.
  ///   - made: The number of moves that the app has made.
  ///   - planned: The number of moves of all walks.
  init(fallingShort alarms: [Alarm], made: Int, of planned: Int) {
    self.alarms = alarms
    extent = WalkExtent(.part, reason: "\(made) of \(planned) moves, because checks failed")
  }

  /// Creates the result of walks that were not taken.
  ///
  /// - Parameter reason: The reason.
  init(leftOutBecause reason: String) {
    extent = WalkExtent(.none, reason: reason)
  }
}
