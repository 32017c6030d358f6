/// The phases of an app in which an intent can run.
public struct IntentModes: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The phase in which the app runs in the background.
  public static let background = Self(rawValue: 1)

  /// The phase in which the app runs in the foreground.
  public static let foreground = Self(rawValue: 2)
}
