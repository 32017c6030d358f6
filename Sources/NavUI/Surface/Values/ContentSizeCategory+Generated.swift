// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The user's preferred text size, by its older names.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
  /// The smallest size.
  case extraSmall

  /// A small size.
  case small

  /// A medium size.
  case medium

  /// The usual size.
  case large

  /// A larger size.
  case extraLarge

  /// A much larger size.
  case extraExtraLarge

  /// The largest size for everybody.
  case extraExtraExtraLarge

  /// The first accessibility size.
  case accessibilityMedium

  /// The second accessibility size.
  case accessibilityLarge

  /// The third accessibility size.
  case accessibilityExtraLarge

  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge

  /// The largest size of all.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is an accessibility size.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}
