#if !canImport(Darwin)
import Foundation
import Synchronization

private let locks = Mutex<[ObjectIdentifier: NSRecursiveLock]>([:])

private func lock(of object: AnyObject) -> NSRecursiveLock {
  locks.withLock { locks in
    let lock = locks[ObjectIdentifier(object)] ?? NSRecursiveLock()
    locks[ObjectIdentifier(object)] = lock
    return lock
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Locks an object for the current thread, which may do so repeatedly.
///
/// - Parameter object: The object.
/// - Returns: 0, the code of a successful call.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  lock(of: object as AnyObject).lock()
  return 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Unlocks an object that the current thread has locked.
///
/// - Parameter object: The object.
/// - Returns: 0, the code of a successful call.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  lock(of: object as AnyObject).unlock()
  return 0
}
#endif
