/// The phase of a view's appearance.
@available(iOS 17.0, *)
@frozen
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to appear.
  case willAppear

  /// It is visible.
  case identity

  /// It has disappeared.
  case didDisappear

  /// Whether it is visible.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1 before, 0 while visible, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The special properties of a transition.
@available(iOS 17.0, *)
public struct TransitionProperties: Sendable {
  /// Whether the view moves.
  public var hasMotion: Bool

  /// Creates the properties.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// The view that a transition or an animator changes, which NavLab shows unchanged.
@available(iOS 17.0, *)
public struct PlaceholderContentView<Value> {}

@available(iOS 17.0, *)
extension PlaceholderContentView: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
