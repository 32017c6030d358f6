// Made by Scripts/generate from Scripts/surface/Notifications.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The ways of showing a notification while the app is active.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// With a number on the app's icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)

  /// With a sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)

  /// As an alert, as was usual before iOS 14.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)

  /// In the list of notifications.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)

  /// At the top of the screen.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
