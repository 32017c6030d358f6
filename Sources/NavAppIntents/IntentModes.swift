/// The phases of an app in which an intent runs.
public struct IntentModes: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// In the app's present place, without coming to the screen.
  public static let background = Self(rawValue: 1)

  /// On the screen.
  public static let foreground = Self(rawValue: 2)
}
