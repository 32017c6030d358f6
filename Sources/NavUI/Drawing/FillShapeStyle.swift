/// The style that fills shapes over a background.
@available(iOS 17.0, *)
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style that fills shapes over a background.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
