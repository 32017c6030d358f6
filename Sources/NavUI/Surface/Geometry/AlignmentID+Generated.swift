// Made by Scripts/generate from Scripts/surface/Geometry.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A type whose name identifies a custom alignment guide.
public protocol AlignmentID {
  /// Returns the guide's position in a view that does not set it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
