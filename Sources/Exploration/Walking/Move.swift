import SceneModel

/// Something to do next: one line, or a few that belong together.
struct Move: Hashable, Sendable {
  /// The kinds of moves, those that show most of an app first.
  enum Kind: Int, Hashable, Sendable {
    case control, tab, presentation, back, field, link, gesture, time, system

    /// The weight in the choice among several moves.
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

  /// The name of the move, by which it is known in all states of the same shape.
  let key: String
  let kind: Kind
  /// The lines; empty for a control, whose line depends on what else is on the screen.
  var lines: [String] = []
  /// The element of a control.
  var element: Int?
  /// The action on the control.
  var action: Action?
}
