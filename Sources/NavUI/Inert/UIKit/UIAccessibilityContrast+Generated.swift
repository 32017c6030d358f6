// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIAccessibilityContrast` of UIKit, and does nothing.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Stands in for `unspecified` of `UIAccessibilityContrast`.
  case unspecified = -1
  /// Stands in for `normal` of `UIAccessibilityContrast`.
  case normal, high
}
