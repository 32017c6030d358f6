// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The contrast between foreground and background colours.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  /// The usual contrast.
  case standard

  /// A higher contrast.
  case increased
}
