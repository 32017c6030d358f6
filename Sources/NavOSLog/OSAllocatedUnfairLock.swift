internal import Foundation

/// A lock, with or without a value that it protects.
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

  /// Does something with the value while the lock is held.
  ///
  /// - Parameter body: What to do.
  /// - Returns: What it returns.
  /// - Throws: What it throws.
  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Does something with the value while the lock is held.
  ///
  /// - Parameter body: What to do.
  /// - Returns: What it returns.
  /// - Throws: What it throws.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public init() {
    self.init(initialState: ())
  }

  /// Takes the lock.
  public func lock() { storage.lock.lock() }

  /// Gives the lock back.
  public func unlock() { storage.lock.unlock() }

  /// Takes the lock if nobody has it.
  ///
  /// - Returns: Whether it was taken.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Does something while the lock is held.
  ///
  /// - Parameter body: What to do.
  /// - Returns: What it returns.
  /// - Throws: What it throws.
  public func withLock<R>(_ body: () throws -> R) rethrows -> R {
    try withLock { (_: inout Void) in try body() }
  }
}
