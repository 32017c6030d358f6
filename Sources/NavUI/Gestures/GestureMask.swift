/// The gestures in use: the one that is attached, or those inside the view.
public struct GestureMask: OptionSet, Sendable {
  /// The set as a number.
  public let rawValue: UInt32

  /// Creates a set from its number.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No gesture.
  public static let none: GestureMask = []

  /// The gesture that is attached.
  public static let gesture = GestureMask(rawValue: 1)

  /// The gestures inside the view.
  public static let subviews = GestureMask(rawValue: 2)

  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}
