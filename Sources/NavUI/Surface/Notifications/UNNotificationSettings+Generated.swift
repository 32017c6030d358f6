// Made by Scripts/generate from Scripts/surface/Notifications.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The permissions that the user has given an app for notifications.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether the app may show notifications; always allowed in NavLab.
  public let authorizationStatus: UNAuthorizationStatus

  internal init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
}
