// Made by Scripts/generate from Scripts/surface/Notifications.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A trigger after some time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time in seconds.
  public let timeInterval: TimeInterval

  /// Returns the next date at which the notification comes.
  public func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }

  /// Creates a trigger.
  ///
  /// - Parameters:
  ///   - timeInterval: The time in seconds.
  ///   - repeats: Whether the notification comes again and again.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}
