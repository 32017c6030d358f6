// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The light or dark appearance.
public enum ColorScheme: CaseIterable, Sendable {
  /// Dark text on light backgrounds.
  case light

  /// Light text on dark backgrounds.
  case dark
}
