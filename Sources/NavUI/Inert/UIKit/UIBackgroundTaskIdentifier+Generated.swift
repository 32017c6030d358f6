// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIBackgroundTaskIdentifier` of UIKit, and does nothing.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `UIBackgroundTaskIdentifier`.
  public let rawValue: Int
  /// Creates what stands in for a `UIBackgroundTaskIdentifier`.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
  /// Stands in for `invalid` of `UIBackgroundTaskIdentifier`.
  public static let invalid: UIBackgroundTaskIdentifier = UIBackgroundTaskIdentifier(rawValue: 0)
}
