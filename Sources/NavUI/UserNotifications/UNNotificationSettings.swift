/// The permission to show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user was not asked yet.
  case notDetermined
  /// The user has denied it.
  case denied
  /// The user has granted it.
  case authorized
  /// Notifications are shown quietly until the user decides.
  case provisional
  /// The app may show them for a while.
  case ephemeral
}

/// The permissions that the user has given an app for notifications.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether the app may show notifications; always allowed in NavLab.
  public let authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) {
    authorizationStatus = status
  }
}

extension UNUserNotificationCenter {
  /// Returns the permissions that the user has given.
  ///
  /// - Returns: The settings.
  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(.authorized)
  }

  /// Passes the permissions that the user has given to a closure.
  ///
  /// - Parameter completionHandler: A closure called with the settings.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    completionHandler(UNNotificationSettings(.authorized))
  }
}
