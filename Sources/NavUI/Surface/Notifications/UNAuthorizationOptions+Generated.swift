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

  /// Show notifications without asking first.
  public static let provisional = Self(rawValue: 64)
}
