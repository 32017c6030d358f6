// Made by Scripts/generate from Scripts/surface/Notifications.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The trigger of a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether the notification is repeated.
  public let repeats: Bool

  internal init(repeats: Bool) {
    self.repeats = repeats
  }
}
