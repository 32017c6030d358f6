// swift-format-ignore: NoLeadingUnderscores
/// A gesture that runs an action when its value changes.
public struct _ChangedGesture<Base: Gesture> {
  let base: Base
  let action: (Base.Value) -> Void
}

extension _ChangedGesture: PrimitiveGesture {
  /// The type of the base gesture's value.
  public typealias Value = Base.Value

  /// Performs the base gesture, runs the action if the gesture has a value, and returns the value, if any.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - touch: The user's touch.
  /// - Returns: The value at the end, if it ends.
  public static func play(_ gesture: Self, with touch: Touch) -> Value? {
    let value = Base.play(gesture.base, with: touch)
    if let value { gesture.action(value) }
    return value
  }

  /// Returns whether the gesture responds to a user's touch.
  ///
  /// - Parameters:
  ///   - touch: The user's touch.
  ///   - gesture: The gesture.
  /// - Returns: Whether the gesture would end with a value.
  public static func awaits(_ touch: Touch, in gesture: Self) -> Bool {
    Base.awaits(touch, in: gesture.base)
  }
}
