/// Whether an app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The person was not asked yet.
  case notDetermined
  /// The person has said no.
  case denied
  /// The person has said yes.
  case authorized
  /// Notifications are shown quietly until the person decides.
  case provisional
  /// The app may show them for a while.
  case ephemeral
}

/// The permissions that a person has given an app for notifications.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether the app may show notifications; NavLab allows them, as it does when it is asked.
  public let authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) {
    authorizationStatus = status
  }
}

extension UNUserNotificationCenter {
  /// Returns the permissions that the person has given.
  ///
  /// - Returns: The settings.
  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(.authorized)
  }

  /// Hands over what the person has allowed.
  ///
  /// - Parameter completionHandler: Takes the settings.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    completionHandler(UNNotificationSettings(.authorized))
  }
}
