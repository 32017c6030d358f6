// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSTextAlignment` of UIKit, and does nothing.
public enum NSTextAlignment: Int, Sendable {
  /// Stands in for `left` of `NSTextAlignment`.
  case left, center, right, justified, natural
}
