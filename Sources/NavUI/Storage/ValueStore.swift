/// A thread-safe store of named property-list values.
package protocol ValueStore: AnyObject {
  /// Returns the value stored under a name, or nil if there is none.
  ///
  /// - Parameter key: The name.
  /// - Returns: The value, or nil if there is none.
  func storedValue(forKey key: String) -> Any?

  /// Stores a value under a name.
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

/// A store of a scene's values for `@SceneStorage` properties.
package final class SceneStore: ValueStore {
  private let lock = NSLock()
  private var kept: [String: Any]

  package init(_ values: [String: Any] = [:]) {
    kept = values
  }

  /// The stored values by name.
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
