extension Binding {
  /// Returns the binding unchanged, because NavLab plays no animations.
  ///
  /// - Parameter animation: The animation.
  /// - Returns: The binding.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// Returns the binding unchanged, because the transaction has no effect in NavLab.
  ///
  /// - Parameter transaction: The transaction.
  /// - Returns: The binding.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }

  /// The transaction for changes made through the binding.
  public var transaction: Transaction {
    get { Transaction() }
    set {}
  }

  /// Creates a binding from two closures, the second of which also receives the transaction of each change.
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
