/// A sequence of two gestures, which never ends in NavLab because a script can perform only the first.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The first gesture.
  public var first: First

  /// The second gesture.
  public var second: Second

  /// Creates a gesture from two gestures in sequence.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The progress of the sequence of gestures.
  @frozen public enum Value {
    /// The phase in which the first gesture is in progress.
    case first(First.Value)

    /// The phase after the first gesture has ended, in which the second gesture may have a value.
    case second(First.Value, Second.Value?)
  }
}

extension SequenceGesture: PrimitiveGesture {}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
