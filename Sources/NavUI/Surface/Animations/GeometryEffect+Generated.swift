// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A modifier that only moves, turns or scales what is drawn.
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
  public nonisolated func ignoredByLayout() -> some GeometryEffect { self }
}
