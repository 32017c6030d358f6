/// Changes state in a separate update, without playing the animation.
///
/// - Parameters:
///   - animation: The animation of the change, which is not played.
///   - body: The change.
/// - Returns: The result of the change.
/// - Throws: The error thrown by the change.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try inTransaction(body)
}

/// Changes state in a separate update, without using the transaction.
///
/// - Parameters:
///   - transaction: The properties of the change.
///   - body: The change.
/// - Returns: The result of the change.
/// - Throws: The error thrown by the change.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try inTransaction(body)
}

/// Changes state in a separate update, without using the value for the transaction.
///
/// - Parameters:
///   - keyPath: The value of the transaction.
///   - value: The new value.
///   - body: The change.
/// - Returns: The result of the change.
/// - Throws: The error thrown by the change.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>,
  _ value: V,
  _ body: () throws -> R
) rethrows -> R {
  try inTransaction(body)
}
