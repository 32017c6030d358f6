/// The state changes that wait until the update of another transaction has ended (OB-42).
///
/// Within one action, changes inside and outside `withAnimation` are separate updates. Views see the state of each
/// update in turn, while the action itself reads the latest values.
@MainActor
struct StateTransactions {
  /// The number of the current transaction, or zero for the default transaction.
  private(set) var current = 0
  private var last = 0
  /// The transaction whose changes the next update includes, or nil if there are no changes yet.
  private var open: Int?
  private var waiting: [(transaction: Int, apply: @MainActor () -> Void)] = []

  /// Begins a new transaction, and returns the number of the previous transaction.
  ///
  /// - Returns: The previous transaction.
  mutating func begin() -> Int {
    let outer = current
    last += 1
    current = last
    return outer
  }

  /// Ends the current transaction and returns to the given one.
  ///
  /// - Parameter outer: The result of `begin()`.
  mutating func end(_ outer: Int) {
    current = outer
  }

  /// Returns whether a change in the current transaction must wait for a separate update.
  mutating func mustWait() -> Bool {
    guard waiting.isEmpty, open == nil || open == current else { return true }
    open = current
    return false
  }

  /// Stores a change until the earlier updates have ended.
  ///
  /// - Parameter apply: A closure that makes the change.
  mutating func wait(_ apply: @escaping @MainActor () -> Void) {
    waiting.append((current, apply))
  }

  /// Ends the update of a transaction, and returns the changes of the next transaction.
  ///
  /// - Returns: The next changes, in order; empty if none are waiting.
  mutating func next() -> [@MainActor () -> Void] {
    open = nil
    guard let first = waiting.first else { return [] }
    let group = waiting.prefix { $0.transaction == first.transaction }
    waiting.removeFirst(group.count)
    return group.map(\.apply)
  }
}

/// Runs state changes as a separate transaction.
///
/// - Parameter body: The changes.
/// - Returns: The result of the changes.
/// - Throws: Any error that the changes throw.
func inTransaction<Result>(_ body: () throws -> Result) rethrows -> Result {
  guard isMainActor(), let graph = CurrentApp.graph else { return try body() }
  let app = Unchecked(value: graph)
  let outer = assumeMainThread { app.value.transactions.begin() }
  defer { assumeMainThread { app.value.transactions.end(outer) } }
  return try body()
}
