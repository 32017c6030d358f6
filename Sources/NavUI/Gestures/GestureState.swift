/// A property wrapper for a value that changes during a gesture and is reset afterwards.
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

  /// Creates the state with its initial value and a transaction for the reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    initialValue = wrappedValue
  }

  /// Creates the state with its initial value and a closure that is called at the reset.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
  }

  /// The initial value, because a gesture in NavLab has always ended when the value is read.
  public var wrappedValue: Value { initialValue }

  /// The state itself, which `updating` uses.
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
