// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CGInterpolationQuality` of UIKit, and does nothing.
public enum CGInterpolationQuality: Int32, Sendable {
  /// Stands in for ``default`` of `CGInterpolationQuality`.
  case `default`, none, low, high, medium
}
