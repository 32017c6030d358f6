// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIUserInterfaceStyle` of UIKit, and does nothing.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Stands in for `unspecified` of `UIUserInterfaceStyle`.
  case unspecified, light, dark
}
