// Made by Scripts/generate from Scripts/surface/Notifications.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The user's choice about a part of notifications.
public enum UNNotificationSetting: Int, Sendable {
  /// The app does not have it.
  case notSupported

  /// The user does not want it.
  case disabled

  /// The user wants it.
  case enabled
}
