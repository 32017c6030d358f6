/// The style for separators between rows.
@available(iOS 17.0, *)
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style for separators between rows.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
