// Made by Scripts/generate from Scripts/surface/Geometry.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The joints of lines.
public enum CGLineJoin: Int32, Sendable {
  /// In a tip.
  case miter

  /// In a curve.
  case round

  /// In a cut.
  case bevel
}
