// Made by Scripts/generate from Scripts/surface/Notifications.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The form of an alert for a notification.
public enum UNAlertStyle: Int, Sendable {
  /// Nothing is shown.
  case none

  /// A banner that disappears.
  case banner

  /// An alert that stays.
  case alert
}
