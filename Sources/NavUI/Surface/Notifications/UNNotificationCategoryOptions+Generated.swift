// Made by Scripts/generate from Scripts/surface/Notifications.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The additional events of which a delegate is notified, for a kind of notification.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The user dismissed a notification.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)

  /// The notification appeared in a car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)

  /// The title is visible where the content is hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)

  /// The second line is visible where the content is hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)

  /// The notification is read aloud.
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 1 << 4)
}
