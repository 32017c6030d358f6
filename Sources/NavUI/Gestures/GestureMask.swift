/// A set of gestures to enable, such as the attached gesture or the gestures inside the view.
public struct GestureMask: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: UInt32

  /// Creates a set from its raw value.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The empty set of gestures.
  public static let none: GestureMask = []

  /// The attached gesture.
  public static let gesture = GestureMask(rawValue: 1)

  /// The gestures inside the view.
  public static let subviews = GestureMask(rawValue: 2)

  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}
