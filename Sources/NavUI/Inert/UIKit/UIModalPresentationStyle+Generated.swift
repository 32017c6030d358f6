// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIModalPresentationStyle` of UIKit, and does nothing.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Stands in for `automatic` of `UIModalPresentationStyle`.
  case automatic = -2
  /// Stands in for `none` of `UIModalPresentationStyle`.
  case none = -1
  /// Stands in for `fullScreen` of `UIModalPresentationStyle`.
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext,
    popover
}
