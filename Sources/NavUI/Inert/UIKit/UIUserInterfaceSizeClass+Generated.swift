// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIUserInterfaceSizeClass` of UIKit, and does nothing.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Stands in for `unspecified` of `UIUserInterfaceSizeClass`.
  case unspecified, compact, regular
}
