internal import Foundation

/// A lock that may protect a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let storage: Storage

  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) {
      self.state = state
    }
  }

  /// Creates a lock for a value.
  ///
  /// - Parameter initialState: The value.
  public init(initialState: State) {
    storage = Storage(initialState)
  }

  /// Creates a lock for a value that is not `Sendable`.
  ///
  /// - Parameter initialState: The value.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Calls a closure with the value while holding the lock.
  ///
  /// - Parameter body: The work.
  /// - Returns: The result of the work.
  /// - Throws: The error thrown by the work.
  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Calls a closure with the value while holding the lock, without checking for `Sendable` conformance.
  ///
  /// - Parameter body: The work.
  /// - Returns: The result of the work.
  /// - Throws: The error thrown by the work.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public init() {
    self.init(initialState: ())
  }

  /// Acquires the lock.
  public func lock() { storage.lock.lock() }

  /// Releases the lock.
  public func unlock() { storage.lock.unlock() }

  /// Acquires the lock if it is free, and returns whether it was acquired.
  ///
  /// - Returns: Whether the lock was acquired.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Calls a closure while holding the lock.
  ///
  /// - Parameter body: The work.
  /// - Returns: The result of the work.
  /// - Throws: The error thrown by the work.
  public func withLock<R>(_ body: () throws -> R) rethrows -> R {
    try withLock { (_: inout Void) in try body() }
  }
}
