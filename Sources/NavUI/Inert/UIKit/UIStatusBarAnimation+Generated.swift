// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIStatusBarAnimation` of UIKit, and does nothing.
public enum UIStatusBarAnimation: Int, Sendable {
  /// Stands in for `none` of `UIStatusBarAnimation`.
  case none, fade, slide
}
