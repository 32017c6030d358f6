// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIBarStyle` of UIKit, and does nothing.
public enum UIBarStyle: Int, Sendable {
  /// Stands in for ``default`` of `UIBarStyle`.
  case `default`, black
}
