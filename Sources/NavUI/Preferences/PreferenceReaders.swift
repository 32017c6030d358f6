/// A registry of the nodes that read preferences of their descendants.
@MainActor
final class PreferenceReaders {
  private var readers: [ObjectIdentifier: [WeakReader]] = [:]

  /// Adds a node that reads a preference.
  func add(_ reader: any PreferenceReader, for key: any PreferenceKey.Type) {
    readers[ObjectIdentifier(key), default: []].append(WeakReader(reader: reader))
  }

  /// Notifies the readers of a preference, so that they read it again after the tree has settled.
  func valueChanged(for key: any PreferenceKey.Type) {
    guard var known = readers[ObjectIdentifier(key)] else { return }
    known.removeAll { $0.reader?.isMounted != true }
    readers[ObjectIdentifier(key)] = known
    for entry in known {
      entry.reader?.setNeedsSynchronization()
    }
  }

  private struct WeakReader {
    weak var reader: (any PreferenceReader)?
  }
}

/// A node that reads a preference.
@MainActor
protocol PreferenceReader: ViewNode {}

/// A node that sets or changes a preference.
@MainActor
protocol PreferenceWriter<Key>: ViewNode {
  associatedtype Key: PreferenceKey

  /// Returns the value that the node passes to its surrounding views, or nil if there is none.
  func value(of key: Key.Type) -> Key.Value?
}

extension ViewNode {
  /// Returns the value of a preference in the node and its descendants, or nil if none sets it.
  ///
  /// - Parameter key: The key.
  /// - Returns: The values of all views, reduced to one.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    if let writer = self as? any PreferenceWriter<Key> { return writer.value(of: key) }
    return preferenceOfChildren(key)
  }

  /// Returns the value of a preference in the descendants, or nil if none sets it.
  ///
  /// - Parameter key: The key.
  /// - Returns: The values of all views, reduced to one.
  func preferenceOfChildren<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var result: Key.Value?
    for child in children {
      guard let next = child.preference(key) else { continue }
      if var value = result {
        Key.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result
  }
}
