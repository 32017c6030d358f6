/// The ways in which touches reach a view directly.
@available(iOS 17.0, *)
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: UInt

  /// Creates a set from its raw value.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Without speaking when the view is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)

  /// Only after the view has been activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
