// Made by Scripts/generate from Scripts/surface/Drawing.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

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
