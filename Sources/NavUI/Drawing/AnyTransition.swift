/// The appearance and disappearance of a view; in the lab both happen at once.
public struct AnyTransition {
  /// Without a transition.
  public static var identity: AnyTransition { AnyTransition() }

  /// By fading.
  public static var opacity: AnyTransition { .identity }

  /// By moving in from the leading edge and out to the trailing edge.
  public static var slide: AnyTransition { .identity }

  /// By growing and shrinking.
  public static var scale: AnyTransition { .identity }

  /// By growing from a scale at an anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    .identity
  }

  /// By moving over an edge.
  public static func move(edge: Edge) -> AnyTransition { .identity }

  /// By pushing out what was there before.
  public static func push(from edge: Edge) -> AnyTransition { .identity }

  /// By moving a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { .identity }

  /// By moving a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .identity }

  /// By one transition when it appears and by another when it disappears.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    .identity
  }

  /// By two transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
