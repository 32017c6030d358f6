/// The way in which touches are let through.
@available(iOS 17.0, *)
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: UInt

  /// Creates a set from its raw value.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Without a word.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)

  /// Once the view is active.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
