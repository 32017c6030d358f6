// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIBarPosition` of UIKit, and does nothing.
public enum UIBarPosition: Int, Sendable {
  /// Stands in for `any` of `UIBarPosition`.
  case any, bottom, top, topAttached
}
