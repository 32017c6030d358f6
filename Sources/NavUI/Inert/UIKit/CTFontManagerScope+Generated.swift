// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CTFontManagerScope` of UIKit, and does nothing.
public enum CTFontManagerScope: UInt32, Sendable {
  /// Stands in for `none` of `CTFontManagerScope`.
  case none, process, persistent, session
}
