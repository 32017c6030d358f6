// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The space in which a picture is drawn.
public enum ColorRenderingMode: Sendable {
  /// The choice "non linear".
  case nonLinear
  /// The choice "linear".
  case linear
  /// The choice "extended linear".
  case extendedLinear
}
