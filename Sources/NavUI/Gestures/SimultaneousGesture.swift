/// Two gestures that are recognised at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The first gesture.
  public var first: First

  /// The second gesture.
  public var second: Second

  /// Creates a gesture from two gestures that are recognised at the same time.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture, or nil if there is none.
    public var first: First.Value?

    /// The value of the second gesture, or nil if there is none.
    public var second: Second.Value?
  }
}

extension SimultaneousGesture: PrimitiveGesture {
  /// Performs both gestures, and returns their values or nil if neither responds.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - touch: The user's touch.
  /// - Returns: The value at the end, if it ends.
  public static func play(_ gesture: Self, with touch: Touch) -> Value? {
    let first = First.play(gesture.first, with: touch)
    let second = Second.play(gesture.second, with: touch)
    return first == nil && second == nil ? nil : Value(first: first, second: second)
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

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
