// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

#if !canImport(Darwin)
import Foundation

/// A policy for the storage of an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference for use on one thread.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy for use on one thread.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object.
///
/// - Parameters:
///   - object: The object.
///   - key: The address that identifies the value among those of the object.
///   - value: The value, or nil to remove the previous value.
///   - policy: The association policy; the value is held strongly except with `OBJC_ASSOCIATION_ASSIGN`.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(
    value,
    of: object as AnyObject,
    key: key,
    isWeak: policy == .OBJC_ASSOCIATION_ASSIGN
  )
}

/// Returns the value that is associated with an object, or nil if there is none.
///
/// - Parameters:
///   - object: The object.
///   - key: The address that identifies the value.
/// - Returns: The value, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, key: key)
}

/// Removes all values that are associated with an object.
///
/// - Parameter object: The object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// A table of the values associated with all objects.
private final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private struct Value {
    var strong: Any?
    weak var weak: AnyObject?
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which the table removes the entries for objects that no longer exist.
  private var limit = 64

  func set(_ value: Any?, of owner: AnyObject, key: UnsafeRawPointer, isWeak: Bool) {
    // The old value is freed outside the lock, since it may have associated values itself.
    let freed: Any = lock.withLock {
      let removed = removeFreed()
      let id = ObjectIdentifier(owner)
      var entry = entries[id].flatMap { $0.owner === owner ? $0 : nil } ?? Entry(owner: owner)
      let old = entry.values[key]
      entry.values[key] = value.map {
        isWeak ? Value(weak: $0 as AnyObject) : Value(strong: $0)
      }
      entries[id] = entry.values.isEmpty ? nil : entry
      return (removed, old)
    }
    withExtendedLifetime(freed) {}
  }

  func value(of owner: AnyObject, key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner,
        let value = entry.values[key]
      else { return nil }
      return value.strong ?? value.weak
    }
  }

  func removeAll(of owner: AnyObject) {
    let freed = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(freed) {}
  }

  private func removeFreed() -> [Entry] {
    guard entries.count >= limit else { return [] }
    let freed = entries.filter { $0.value.owner == nil }
    for id in freed.keys { entries[id] = nil }
    limit = max(64, entries.count * 2)
    return Array(freed.values)
  }
}
#endif
