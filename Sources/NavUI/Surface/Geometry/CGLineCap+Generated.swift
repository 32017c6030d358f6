// Made by Scripts/generate from Scripts/surface/Geometry.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The ends of lines.
public enum CGLineCap: Int32, Sendable {
  /// At their last point.
  case butt

  /// In half a circle.
  case round

  /// In half a square.
  case square
}
