// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIUserInterfaceLayoutDirection` of UIKit, and does nothing.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Stands in for `leftToRight` of `UIUserInterfaceLayoutDirection`.
  case leftToRight, rightToLeft
}
