// Made by Scripts/generate from Scripts/surface/Notifications.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

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
