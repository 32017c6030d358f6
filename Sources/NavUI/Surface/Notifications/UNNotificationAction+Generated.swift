// Made by Scripts/generate from Scripts/surface/Notifications.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A button on a notification.
public final class UNNotificationAction: NSObject, Sendable {
  /// The name by which the delegate knows it.
  public let identifier: String

  /// The title of the button.
  public let title: String

  /// The further effects of a tap on it.
  public let options: UNNotificationActionOptions

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - identifier: The name by which the delegate knows it.
  ///   - title: The words on it.
  ///   - options: The additional effects of a tap on it.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}
