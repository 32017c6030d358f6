extension Gesture {
  /// Runs an action when the gesture ends.
  ///
  /// - Parameter action: The action.
  /// - Returns: The gesture.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Runs an action when the gesture's value changes.
  ///
  /// - Parameter action: The action.
  /// - Returns: The gesture.
  public nonisolated func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> where Value: Equatable {
    _ChangedGesture(base: self, action: action)
  }

  /// Updates a gesture state while the gesture continues.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - body: A closure that changes the state.
  /// - Returns: The gesture.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }

  /// Returns a gesture that converts this gesture's value.
  ///
  /// - Parameter body: A closure that returns the value.
  /// - Returns: The gesture.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }

  /// Returns a gesture that recognises this gesture and another gesture at the same time.
  ///
  /// - Parameter other: The other gesture.
  /// - Returns: The combination.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Returns this gesture followed by another gesture.
  ///
  /// - Parameter other: The other gesture.
  /// - Returns: The combination.
  public nonisolated func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Returns a gesture that recognises this gesture, or the other gesture if this one does not respond.
  ///
  /// - Parameter other: The other gesture.
  /// - Returns: One of the values.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// Returns this gesture unchanged, because NavLab has no modifier keys.
  ///
  /// - Parameter modifiers: The keys.
  /// - Returns: The gesture.
  public nonisolated func modifiers(_ modifiers: EventModifiers) -> some Gesture<Value> { self }
}
