// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIKeyboardAppearance` of UIKit, and does nothing.
public enum UIKeyboardAppearance: Int, Sendable {
  /// Stands in for ``default`` of `UIKeyboardAppearance`.
  case `default`, dark, light
}
