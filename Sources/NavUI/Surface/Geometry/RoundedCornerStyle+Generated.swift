// Made by Scripts/generate from Scripts/surface/Geometry.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The form of rounded corners.
public enum RoundedCornerStyle: Sendable {
  /// By quarters of circles.
  case circular

  /// By curves without a visible start.
  case continuous
}
