// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIBackgroundRefreshStatus` of UIKit, and does nothing.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Stands in for `restricted` of `UIBackgroundRefreshStatus`.
  case restricted, denied, available
}
