/// The current tint.
@available(iOS 15.0, *)
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The current tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
