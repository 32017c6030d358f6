// Made by Scripts/generate from Scripts/surface/Accessibility.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The level of a heading.
@available(iOS 15.0, *)
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// No level.
  case unspecified

  /// Level 1.
  case h1

  /// Level 2.
  case h2

  /// Level 3.
  case h3

  /// Level 4.
  case h4

  /// Level 5.
  case h5

  /// Level 6.
  case h6
}
