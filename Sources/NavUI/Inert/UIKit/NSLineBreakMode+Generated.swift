// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSLineBreakMode` of UIKit, and does nothing.
public enum NSLineBreakMode: Int, Sendable {
  /// Stands in for `byWordWrapping` of `NSLineBreakMode`.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle
}
