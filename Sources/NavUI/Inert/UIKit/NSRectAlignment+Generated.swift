// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSRectAlignment` of UIKit, and does nothing.
public enum NSRectAlignment: Int, Sendable {
  /// Stands in for `none` of `NSRectAlignment`.
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
