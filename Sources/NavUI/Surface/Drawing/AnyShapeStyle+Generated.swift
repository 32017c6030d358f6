// Made by Scripts/generate from Scripts/surface/Drawing.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle {
  /// Erases a style's type.
  public init<S>(_ style: S) where S: ShapeStyle {
  }
}
