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

  static let dynamicForeground = Self(rawValue: 4)

  /// Returns the phase in which the app runs in the foreground, from a moment on.
  ///
  /// - Parameter mode: The moment at which the app comes to the foreground.
  /// - Returns: The phase.
  public static func foreground(_ mode: ForegroundMode) -> Self {
    mode == .dynamic ? dynamicForeground : foreground
  }

  /// A moment at which an app comes to the foreground for an intent.
  public enum ForegroundMode: Hashable, Sendable {
    /// The moment before the intent runs.
    case immediate
    /// A moment that the intent chooses, or never.
    case dynamic
    /// A moment before the intent ends; NavLab brings the app forward before the intent runs.
    case deferred
  }
}
