/// A type-erased gesture.
public struct AnyGesture<Value> {
  private let playing: @MainActor (Touch) -> Value?
  private let awaiting: @MainActor (Touch) -> Bool

  /// Creates a type-erased gesture from a gesture.
  @MainActor
  public init<T: Gesture>(_ gesture: T) where Value == T.Value {
    playing = { T.play(gesture, with: $0) }
    awaiting = { T.awaits($0, in: gesture) }
  }
}

extension AnyGesture: PrimitiveGesture {
  /// Performs the wrapped gesture with a user's touch, and returns the gesture's value, if any.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - touch: The user's touch.
  /// - Returns: The value at the end, if it ends.
  public static func play(_ gesture: Self, with touch: Touch) -> Value? {
    gesture.playing(touch)
  }

  /// Returns whether the gesture responds to a user's touch.
  ///
  /// - Parameters:
  ///   - touch: The user's touch.
  ///   - gesture: The gesture.
  /// - Returns: Whether the gesture would end with a value.
  public static func awaits(_ touch: Touch, in gesture: Self) -> Bool {
    gesture.awaiting(touch)
  }
}
