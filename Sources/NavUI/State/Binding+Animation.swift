extension Binding {
  /// Returns the binding, whose changes are animated.
  ///
  /// - Parameter animation: The animation.
  /// - Returns: The binding.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// Returns the binding, whose changes are made in a transaction.
  ///
  /// - Parameter transaction: The transaction.
  /// - Returns: The binding.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }

  /// The properties of changes.
  public var transaction: Transaction {
    get { Transaction() }
    set {}
  }

  /// Creates a binding from functions that also know about changes.
  ///
  /// - Parameters:
  ///   - get: A closure that reads the value.
  ///   - set: A closure that changes the value.
  public init(
    get: @escaping () -> Value,
    set: @escaping (Value, Transaction) -> Void
  ) {
    self.init(get: get, set: { set($0, Transaction()) })
  }
}
