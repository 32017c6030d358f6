/// The style that draws links.
@available(iOS 17.0, *)
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style that draws links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
