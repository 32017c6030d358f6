// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The prominence of a part of the interface.
@available(iOS 15.0, *)
public enum Prominence: Sendable {
  /// As prominent as usual.
  case standard

  /// More prominent than usual.
  case increased
}
