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
