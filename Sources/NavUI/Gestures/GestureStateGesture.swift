/// A gesture that updates a state.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The gesture that updates the state.
  public var base: Base

  /// The state to update.
  public var state: GestureState<State>

  let update: (Base.Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that updates a state.
  public nonisolated init(
    base: Base,
    state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    update = body
  }
}

extension GestureStateGesture: PrimitiveGesture {
  /// The type of the base gesture's value.
  public typealias Value = Base.Value

  /// Performs the base gesture, updates the state if the gesture ends, and returns the gesture's value, if any.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - touch: The user's touch.
  /// - Returns: The value at the end, if it ends.
  public static func play(_ gesture: Self, with touch: Touch) -> Value? {
    let value = Base.play(gesture.base, with: touch)
    if let value {
      var state = gesture.state.wrappedValue
      var transaction = Transaction()
      gesture.update(value, &state, &transaction)
    }
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
