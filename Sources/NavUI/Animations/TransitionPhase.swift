/// The phase of a view's transition.
@available(iOS 17.0, *)
@frozen
public enum TransitionPhase: Hashable, Sendable {
  /// The phase before the view appears.
  case willAppear

  /// The phase in which the view is visible.
  case identity

  /// The phase after the view has disappeared.
  case didDisappear

  /// A Boolean value that indicates whether the view is visible in the phase.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1 before the view appears, 0 while it is visible, and 1 after it has disappeared.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition, such as motion.
@available(iOS 17.0, *)
public struct TransitionProperties: Sendable {
  /// A Boolean value that indicates whether the transition moves the view.
  public var hasMotion: Bool

  /// Creates the properties of a transition.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// A placeholder for the view that a transition or an animator changes; it is empty in NavLab.
@available(iOS 17.0, *)
public struct PlaceholderContentView<Value> {}

@available(iOS 17.0, *)
extension PlaceholderContentView: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
