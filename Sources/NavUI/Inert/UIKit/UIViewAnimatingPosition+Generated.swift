// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIViewAnimatingPosition` of UIKit, and does nothing.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Stands in for `end` of `UIViewAnimatingPosition`.
  case end, start, current
}
