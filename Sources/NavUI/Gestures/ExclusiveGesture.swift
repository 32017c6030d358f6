/// Two mutually exclusive gestures, the first of which has priority.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The first gesture.
  public var first: First

  /// The second gesture.
  public var second: Second

  /// Creates a gesture from two mutually exclusive gestures.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The value of the gesture that was performed.
  @frozen public enum Value {
    /// The value of the first gesture.
    case first(First.Value)

    /// The value of the second gesture.
    case second(Second.Value)
  }
}

extension ExclusiveGesture: PrimitiveGesture {
  /// Performs the first gesture, or else the second gesture, and returns the performed gesture's value, if any.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - touch: The user's touch.
  /// - Returns: The value at the end, if it ends.
  public static func play(_ gesture: Self, with touch: Touch) -> Value? {
    First.play(gesture.first, with: touch).map { .first($0) }
      ?? Second.play(gesture.second, with: touch).map { .second($0) }
  }

  /// Returns whether either gesture responds to a user's touch.
  ///
  /// - Parameters:
  ///   - touch: The user's touch.
  ///   - gesture: The gesture.
  /// - Returns: Whether the gesture would end with a value.
  public static func awaits(_ touch: Touch, in gesture: Self) -> Bool {
    First.awaits(touch, in: gesture.first) || Second.awaits(touch, in: gesture.second)
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
