/// One of the levels of the current foreground style.
@available(iOS 15.0, *)
public struct HierarchicalShapeStyle: ShapeStyle {
  private let level: Int

  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 0)

  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)

  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)

  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the current foreground style.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }

  /// The second level of the current foreground style.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }

  /// The third level of the current foreground style.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }

  /// The fourth level of the current foreground style.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }

  /// The fifth level of the current foreground style.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}
