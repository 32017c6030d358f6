/// A store of property-list values by name, usable from any thread.
package protocol ValueStore: AnyObject {
  /// Returns the value kept under a name.
  ///
  /// - Parameter key: The name.
  /// - Returns: The value, or nil if there is none.
  func storedValue(forKey key: String) -> Any?

  /// Keeps a value.
  ///
  /// - Parameters:
  ///   - value: The value, or nil to store none.
  ///   - key: The name.
  func store(_ value: Any?, forKey key: String)
}

extension UserDefaults: ValueStore {
  package func storedValue(forKey key: String) -> Any? {
    object(forKey: key)
  }

  package func store(_ value: Any?, forKey key: String) {
    if let value {
      set(value, forKey: key)
    } else {
      removeObject(forKey: key)
    }
  }
}

/// The values that the system keeps for one scene, for `@SceneStorage`.
package final class SceneStore: ValueStore {
  private let lock = NSLock()
  private var kept: [String: Any]

  package init(_ values: [String: Any] = [:]) {
    kept = values
  }

  /// Everything that is kept.
  package var values: [String: Any] {
    lock.withLock { kept }
  }

  package func storedValue(forKey key: String) -> Any? {
    lock.withLock { kept[key] }
  }

  package func store(_ value: Any?, forKey key: String) {
    lock.withLock { kept[key] = value }
  }
}
