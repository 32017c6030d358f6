// Made by Scripts/generate from Scripts/surface/Drawing.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A view's transition; here views appear and disappear immediately.
public struct AnyTransition {
  /// No transition.
  public static var identity: AnyTransition { AnyTransition() }

  /// A fade.
  public static var opacity: AnyTransition { .identity }

  /// A movement in from the leading edge and out to the trailing edge.
  public static var slide: AnyTransition { .identity }

  /// A change of scale.
  public static var scale: AnyTransition { .identity }

  /// Returns a change from a scale at an anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    .identity
  }

  /// Returns a movement over an edge.
  public static func move(edge: Edge) -> AnyTransition { .identity }

  /// Returns a movement that pushes out the previous content.
  public static func push(from edge: Edge) -> AnyTransition { .identity }

  /// Returns a movement by a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { .identity }

  /// Returns a movement by a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .identity }

  /// Returns one transition for appearing and another for disappearing.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    .identity
  }

  /// Returns two transitions combined.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// Returns the transition with its own animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
