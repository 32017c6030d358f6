/// A view's transition; here views appear and disappear immediately.
public struct AnyTransition {
  /// Whether a view with the transition is gone before what replaces it appears (OB-58).
  let removesAtOnce: Bool

  /// No transition.
  public static var identity: AnyTransition { AnyTransition(removesAtOnce: true) }

  /// A fade.
  public static var opacity: AnyTransition { AnyTransition(removesAtOnce: false) }

  /// A movement in from the leading edge and out to the trailing edge.
  public static var slide: AnyTransition { .opacity }

  /// A change of scale.
  public static var scale: AnyTransition { .opacity }

  /// Returns a change from a scale at an anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    .opacity
  }

  /// Returns a movement over an edge.
  public static func move(edge: Edge) -> AnyTransition { .opacity }

  /// Returns a movement that pushes out the previous content.
  public static func push(from edge: Edge) -> AnyTransition { .opacity }

  /// Returns a movement by a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { .opacity }

  /// Returns a movement by a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .opacity }

  /// Returns one transition for appearing and another for disappearing.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition { removal }

  /// Returns two transitions combined.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(removesAtOnce: removesAtOnce && other.removesAtOnce)
  }

  /// Returns the transition with its own animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
