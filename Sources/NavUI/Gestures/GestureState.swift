/// A value that exists during a gesture, and then returns to its initial value.
@propertyWrapper
public struct GestureState<Value> {
  private let initialValue: Value

  /// Creates the state with its initial value.
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Creates the state with its initial value.
  public init(initialValue: Value) {
    self.initialValue = initialValue
  }

  /// Creates the state with its initial value, and the transaction for resetting it.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    initialValue = wrappedValue
  }

  /// Creates the state with its initial value, and the transaction for resetting it.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
  }

  /// The initial value, because a script performs whole gestures.
  public var wrappedValue: Value { initialValue }

  /// The state itself, for `updating`.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates the state with nil as its initial value.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil)
  }
}

extension GestureState: DynamicProperty {}
extension GestureState: Sendable where Value: Sendable {}
