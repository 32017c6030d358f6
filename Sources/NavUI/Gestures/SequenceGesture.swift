/// Two gestures in sequence, of which a script can only perform the first, so that the sequence
/// never ends.
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

  /// The progress of the sequence.
  @frozen public enum Value {
    /// The first gesture is in progress.
    case first(First.Value)

    /// The first gesture has ended; the second is in progress if it has a value.
    case second(First.Value, Second.Value?)
  }
}

extension SequenceGesture: PrimitiveGesture {}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
