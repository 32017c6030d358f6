// Made by Scripts/generate from Scripts/surface/Notifications.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The permissions that the user has given an app for notifications.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether the app may show notifications; always allowed in NavLab.
  public let authorizationStatus: UNAuthorizationStatus

  internal init(_ status: UNAuthorizationStatus) { authorizationStatus = status }

  /// Whether alerts are shown.
  public var alertSetting: UNNotificationSetting { .enabled }

  /// Whether the app's icon has a number.
  public var badgeSetting: UNNotificationSetting { .enabled }

  /// Whether sounds are played.
  public var soundSetting: UNNotificationSetting { .enabled }

  /// Whether the locked screen shows notifications.
  public var lockScreenSetting: UNNotificationSetting { .enabled }

  /// Whether the list of notifications shows them.
  public var notificationCenterSetting: UNNotificationSetting { .enabled }

  /// Whether a car shows notifications.
  public var carPlaySetting: UNNotificationSetting { .notSupported }

  /// Whether alerts sound in silence.
  public var criticalAlertSetting: UNNotificationSetting { .disabled }

  /// Whether notifications are read aloud.
  public var announcementSetting: UNNotificationSetting { .disabled }

  /// Whether urgent notifications are shown at once.
  public var timeSensitiveSetting: UNNotificationSetting { .enabled }

  /// Whether notifications arrive in a summary.
  public var scheduledDeliverySetting: UNNotificationSetting { .disabled }

  /// Whether the app has settings for notifications.
  public var providesAppNotificationSettings: Bool { false }

  /// The form of alerts.
  public var alertStyle: UNAlertStyle { .banner }
}
