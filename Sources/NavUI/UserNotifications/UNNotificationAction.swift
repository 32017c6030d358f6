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
  ///   - identifier: The name by which the delegate recognizes it.
  ///   - title: The title.
  ///   - options: The additional effects of a tap on it.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// The further effects of a tap on a notification's button.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The device must be unlocked first.
  public static let authenticationRequired = Self(rawValue: 1)

  /// The button is shown as a destructive one.
  public static let destructive = Self(rawValue: 2)

  /// The app becomes active; otherwise it stays in the background.
  public static let foreground = Self(rawValue: 4)
}
