/// A value that lasts as long as a gesture, and then goes back to what it was first.
@propertyWrapper
public struct GestureState<Value> {
  private let initialValue: Value

  /// Creates the state with its first value.
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Creates the state with its first value.
  public init(initialValue: Value) {
    self.initialValue = initialValue
  }

  /// Creates the state with its first value, and what is known about going back to it.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    initialValue = wrappedValue
  }

  /// Creates the state with its first value, and what is known about going back to it.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
  }

  /// The first value: a script plays whole gestures, so none is ever seen half way.
  public var wrappedValue: Value { initialValue }

  /// The state itself, for `updating`.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates the state with nil for its first value.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil)
  }
}

extension GestureState: DynamicProperty {}
extension GestureState: Sendable where Value: Sendable {}
