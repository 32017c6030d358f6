/// Two gestures, one after the other; a script can play only the first, so the whole never ends.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The first gesture.
  public var first: First

  /// The second gesture.
  public var second: Second

  /// Creates the gesture.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The progress of the gestures.
  @frozen public enum Value {
    /// The first gesture goes on.
    case first(First.Value)

    /// The first gesture has ended, and the second goes on if it has a value.
    case second(First.Value, Second.Value?)
  }
}

extension SequenceGesture: PrimitiveGesture {}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
