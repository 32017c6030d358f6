// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The text size that the user prefers.
@available(iOS 15.0, *)
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest size.
  case xSmall

  /// A small size.
  case small

  /// A size below the usual one.
  case medium

  /// The usual size.
  case large

  /// A large size.
  case xLarge

  /// A very large size.
  case xxLarge

  /// The largest size outside the accessibility sizes.
  case xxxLarge

  /// The first accessibility size.
  case accessibility1

  /// The second accessibility size.
  case accessibility2

  /// The third accessibility size.
  case accessibility3

  /// The fourth accessibility size.
  case accessibility4

  /// The fifth accessibility size.
  case accessibility5

  /// Whether this is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
