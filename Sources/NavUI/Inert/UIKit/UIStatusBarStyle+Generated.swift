// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIStatusBarStyle` of UIKit, and does nothing.
public enum UIStatusBarStyle: Int, Sendable {
  /// Stands in for ``default`` of `UIStatusBarStyle`.
  case `default`, lightContent
  /// Stands in for `darkContent` of `UIStatusBarStyle`.
  case darkContent = 3
}
