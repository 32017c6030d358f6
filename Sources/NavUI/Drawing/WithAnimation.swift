/// Runs a change of state as a separate update, without the duration of its animation.
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

/// Runs a change of state in a transaction.
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

/// Runs a change of state in a transaction with one of its values set.
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
