// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIModalTransitionStyle` of UIKit, and does nothing.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Stands in for `coverVertical` of `UIModalTransitionStyle`.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
