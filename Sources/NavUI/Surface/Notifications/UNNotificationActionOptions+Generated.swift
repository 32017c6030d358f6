// Made by Scripts/generate from Scripts/surface/Notifications.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The further effects of a tap on a notification's button.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device must be unlocked first.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)

  /// The button is shown as a destructive one.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)

  /// The app becomes active; otherwise it stays in the background.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}
