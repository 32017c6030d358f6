/// A notification that has been delivered.
public final class UNNotification: NSObject, @unchecked Sendable {
  /// The request for the notification.
  public let request: UNNotificationRequest
  /// The date of the delivery.
  public let date: Date

  init(request: UNNotificationRequest) {
    self.request = request
    date = Date()
  }
}

/// A user's response to a notification.
public final class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification to which the user has responded.
  public let notification: UNNotification
  /// The identifier of the action that the user has chosen.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of a tap on the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of the action that dismisses a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A request to deliver a notification.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The name of the request.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent
  /// The trigger, or nil for immediate delivery.
  public let trigger: UNNotificationTrigger?

  /// Creates a request for a notification.
  ///
  /// - Parameters:
  ///   - identifier: The name.
  ///   - content: The content of the notification.
  ///   - trigger: The trigger, or nil for an immediate notification.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}
