// Made by Scripts/generate from Scripts/surface/Notifications.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The urgency of a notification.
@available(iOS 15.0, *)
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// The notification waits in the list.
  case passive

  /// The notification is shown at once.
  case active

  /// The notification is shown even if others are delayed.
  case timeSensitive

  /// The notification is shown and heard even if the device is muted.
  case critical
}
