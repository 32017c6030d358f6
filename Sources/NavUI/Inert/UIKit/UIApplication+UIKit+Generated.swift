// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UIApplication {
  /// Stands in for `beginBackgroundTask` of `UIApplication`.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  /// Stands in for `beginBackgroundTask` of `UIApplication`.
  public func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  /// Stands in for `endBackgroundTask` of `UIApplication`.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Stands in for `backgroundTimeRemaining` of `UIApplication`.
  public var backgroundTimeRemaining: TimeInterval { 30 }
  /// Stands in for `isRegisteredForRemoteNotifications` of `UIApplication`.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Stands in for `isProtectedDataAvailable` of `UIApplication`.
  public var isProtectedDataAvailable: Bool { true }
  /// Stands in for `supportsAlternateIcons` of `UIApplication`.
  public var supportsAlternateIcons: Bool { true }
  /// Stands in for `alternateIconName` of `UIApplication`.
  public var alternateIconName: String? { nil }
  /// Stands in for `preferredContentSizeCategory` of `UIApplication`.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// Stands in for `userInterfaceLayoutDirection` of `UIApplication`.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Stands in for `statusBarOrientation` of `UIApplication`.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// Stands in for `backgroundRefreshStatus` of `UIApplication`.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Stands in for `setAlternateIconName` of `UIApplication`.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Stands in for `setMinimumBackgroundFetchInterval` of `UIApplication`.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Stands in for `ignoreSnapshotOnNextApplicationLaunch` of `UIApplication`.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Stands in for `beginReceivingRemoteControlEvents` of `UIApplication`.
  public func beginReceivingRemoteControlEvents() {}
  /// Stands in for `endReceivingRemoteControlEvents` of `UIApplication`.
  public func endReceivingRemoteControlEvents() {}
  /// Stands in for `backgroundFetchIntervalMinimum` of `UIApplication`.
  public static var backgroundFetchIntervalMinimum: TimeInterval { 0 }
}
