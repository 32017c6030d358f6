// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The size of controls.
@available(iOS 15.0, *)
public enum ControlSize: CaseIterable, Sendable {
  /// The smallest size.
  case mini

  /// A size smaller than usual.
  case small

  /// The usual size.
  case regular

  /// A size larger than usual.
  case large

  /// The largest size.
  case extraLarge
}
