// Made by Scripts/generate from Scripts/surface/Notifications.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension UNUserNotificationCenter {
  /// Returns the permissions that the user has given.
  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(.authorized)
  }

  /// Passes the permissions that the user has given to a closure.
  ///
  /// - Parameter completionHandler: Takes the settings.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings(.authorized)) }
}

extension UNUserNotificationCenter {
  /// Whether the app may draw its own notifications.
  public var supportsContentExtensions: Bool { false }

  /// Returns the notifications that the user can see.
  public func deliveredNotifications() async -> [UNNotification] { [] }

  /// Passes the notifications that the user can see to a closure.
  ///
  /// - Parameter completionHandler: Takes the notifications.
  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { completionHandler([]) }

  /// Removes notifications that the user can see.
  ///
  /// - Parameter identifiers: The names.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
}

extension UNUserNotificationCenter {
  /// Sets the number on the app's icon.
  ///
  /// - Parameters:
  ///   - newBadgeCount: The number.
  ///   - completionHandler: A closure called with nil.
  @available(iOS 16.0, *)
  public func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
}
