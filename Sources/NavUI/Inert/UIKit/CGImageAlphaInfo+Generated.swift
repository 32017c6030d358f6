// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CGImageAlphaInfo` of UIKit, and does nothing.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Stands in for `none` of `CGImageAlphaInfo`.
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst,
    alphaOnly
}
