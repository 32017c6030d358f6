/// A kind of notification, with the buttons on it.
public final class UNNotificationCategory: NSObject, Sendable {
  /// The name that notifications of the kind have.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]
  /// The names of the intents to which the kind belongs.
  public let intentIdentifiers: [String]
  /// The additional events of which the delegate is notified.
  public let options: UNNotificationCategoryOptions

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - identifier: The name that notifications of the kind carry.
  ///   - actions: The buttons.
  ///   - intentIdentifiers: The names of intents that the kind belongs to.
  ///   - options: The additional events of which the delegate is notified.
  public init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
  }
}

/// The additional events of which a delegate is notified, for a kind of notification.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The user dismissed a notification.
  public static let customDismissAction = Self(rawValue: 1)
}
