// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UISemanticContentAttribute` of UIKit, and does nothing.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Stands in for `unspecified` of `UISemanticContentAttribute`.
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
