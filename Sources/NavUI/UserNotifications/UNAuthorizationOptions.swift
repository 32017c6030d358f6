/// The kinds of notifications for which an app requests permission.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Setting the number on the app's icon.
  public static let badge = Self(rawValue: 1)

  /// Play sounds.
  public static let sound = Self(rawValue: 2)

  /// Show notifications.
  public static let alert = Self(rawValue: 4)

  /// Show notifications without asking first.
  public static let provisional = Self(rawValue: 64)
}

/// The ways of showing a notification while the app is active.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// With a number on the app's icon.
  public static let badge = Self(rawValue: 1)

  /// With a sound.
  public static let sound = Self(rawValue: 2)

  /// As an alert, as was usual before iOS 14.
  public static let alert = Self(rawValue: 4)

  /// In the list of notifications.
  public static let list = Self(rawValue: 8)

  /// At the top of the screen.
  public static let banner = Self(rawValue: 16)
}
