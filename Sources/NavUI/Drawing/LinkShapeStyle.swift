/// What draws links.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// What draws links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
