// Made by Scripts/generate from Scripts/surface/Notifications.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The kinds of notifications for which an app requests permission.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Set the number on its icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)

  /// Play sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)

  /// Show notifications.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)

  /// Show notifications in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)

  /// Play sounds even if the device is muted.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)

  /// Show a button to the app's own settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)

  /// Show notifications without asking first.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)

  /// Read notifications aloud.
  public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)

  /// Show urgent notifications at once.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}
