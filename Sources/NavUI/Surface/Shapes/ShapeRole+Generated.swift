// Made by Scripts/generate from Scripts/surface/Shapes.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The role of a shape.
@available(iOS 15.0, *)
public enum ShapeRole: Sendable {
  /// A filled shape.
  case fill

  /// An outlined shape.
  case stroke

  /// A separator.
  case separator
}
