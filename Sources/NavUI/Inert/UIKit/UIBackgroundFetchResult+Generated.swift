// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIBackgroundFetchResult` of UIKit, and does nothing.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Stands in for `newData` of `UIBackgroundFetchResult`.
  case newData, noData, failed
}
