// swift-format-ignore: NoLeadingUnderscores
/// A gesture that converts the value of another gesture.
public struct _MapGesture<Base: Gesture, Value> {
  let base: Base
  let transform: (Base.Value) -> Value
}

extension _MapGesture: PrimitiveGesture {
  /// Performs the base gesture and returns the gesture's converted value, or nil if there is no response.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - touch: The user's touch.
  /// - Returns: The value at the end, if it ends.
  public static func play(_ gesture: Self, with touch: Touch) -> Value? {
    Base.play(gesture.base, with: touch).map(gesture.transform)
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
