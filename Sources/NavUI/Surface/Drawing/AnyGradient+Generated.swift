// Made by Scripts/generate from Scripts/surface/Drawing.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A gradient whose colours the system may vary.
@available(iOS 16.0, *)
public struct AnyGradient: Hashable, ShapeStyle, Sendable {
  private let gradient: Gradient

  /// Creates the gradient.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// Returns the gradient with colours interpolated in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}
