/// The phases of an app in which an intent runs.
public struct IntentModes: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// In the background, without coming to the screen.
  public static let background = Self(rawValue: 1)

  /// In the foreground.
  public static let foreground = Self(rawValue: 2)
}
