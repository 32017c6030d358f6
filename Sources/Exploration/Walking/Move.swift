import SceneModel

/// A move in an app, consisting of one line or of a few related lines.
struct Move: Hashable, Sendable {
  /// A kind of move; the most revealing kinds come first.
  enum Kind: Int, Hashable, Sendable {
    case control, tab, presentation, back, field, link, gesture, time, system

    /// The weight of the kind in a random choice among moves.
    var weight: Int {
      switch self {
      case .control, .tab: 12
      case .presentation, .field: 8
      case .back, .link: 6
      case .gesture: 4
      case .time, .system: 3
      }
    }
  }

  /// The name that identifies the move in all states of the same shape.
  let key: String
  let kind: Kind
  /// The lines of the move, or an empty array for a control, whose line depends on the rest of the screen.
  var lines: [String] = []
  /// The id of the control's element, or nil for any other move.
  var element: Int?
  /// The action on the control, or nil for any other move.
  var action: Action?
}
