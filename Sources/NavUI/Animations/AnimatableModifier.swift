/// A modifier whose values can be animated.
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A modifier that only moves, rotates or scales the drawing.
public protocol GeometryEffect: Animatable, ViewModifier {
  /// Returns the effect on a view of a size.
  ///
  /// - Parameter size: The size.
  /// - Returns: The effect.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the view, unmoved.
  ///
  /// - Parameter content: The view.
  /// - Returns: The view.
  public func body(content: Content) -> Content { content }

  /// Returns the effect without its influence on gestures.
  ///
  /// - Returns: The effect.
  public nonisolated func ignoredByLayout() -> some GeometryEffect { self }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  public nonisolated init() {}

  /// Returns the view, unchanged.
  ///
  /// - Parameter content: The view.
  /// - Returns: The view.
  public func body(content: Content) -> some View { content }
}

/// A movement, rotation or scaling, with perspective.
public struct ProjectionTransform: Equatable, Sendable {
  /// Creates a transform without an effect.
  public init() {}

  /// Creates the effect of a transform in the plane.
  public init(_ m: CGAffineTransform) {}

  /// Adds another effect.
  ///
  /// - Parameter rhs: The other effect.
  /// - Returns: The combination.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform { self }
}
