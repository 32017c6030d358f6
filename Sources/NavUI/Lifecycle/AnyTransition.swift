/// A transition of a view; in NavLab, views appear and disappear immediately.
public struct AnyTransition {
  /// A Boolean value that indicates whether a view with the transition disappears before its replacement appears
  /// (OB-58).
  let removesAtOnce: Bool

  /// No transition.
  public static var identity: AnyTransition { AnyTransition(removesAtOnce: true) }

  /// A fade.
  public static var opacity: AnyTransition { AnyTransition(removesAtOnce: false) }

  /// A movement in from the leading edge and out to the trailing edge.
  public static var slide: AnyTransition { .opacity }

  /// A change in scale.
  public static var scale: AnyTransition { .opacity }

  /// Returns a transition that scales the view from a factor around an anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    .opacity
  }

  /// Returns a transition that moves the view in and out over an edge.
  public static func move(edge: Edge) -> AnyTransition { .opacity }

  /// Returns a transition in which the view pushes out the previous content.
  public static func push(from edge: Edge) -> AnyTransition { .opacity }

  /// Returns a transition that moves the view by a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { .opacity }

  /// Returns a transition that moves the view by a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .opacity }

  /// Returns a transition that differs between appearing and disappearing views.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition { removal }

  /// Returns a combination of this transition and another transition.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(removesAtOnce: removesAtOnce && other.removesAtOnce)
  }

  /// Returns the transition with a separate animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
