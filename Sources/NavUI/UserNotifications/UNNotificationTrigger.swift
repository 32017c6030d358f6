/// The trigger of a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether the notification is repeated.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
  }
}

/// A trigger that sends a notification when a server pushes a message.
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  init() {
    super.init(repeats: false)
  }
}

/// A trigger that sends a notification after some time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger.
  ///
  /// - Parameters:
  ///   - timeInterval: The time in seconds.
  ///   - repeats: Whether the notification repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A trigger that sends a notification at a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the date that must match.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  ///
  /// - Parameters:
  ///   - dateComponents: The parts of the date that must match.
  ///   - repeats: Whether the notification repeats at each match.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}
