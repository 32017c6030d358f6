/// A registry of the stored values that an app's views have read; it detects changes from any source.
///
/// Foundation on Linux does not report changes of defaults, so the values are compared whenever views are updated.
@MainActor
package final class StoredValues {
  private var sources: [Key: StoredValueSource] = [:]
  private var order: [StoredValueSource] = []

  package init() {}

  private struct Key: Hashable {
    let store: ObjectIdentifier
    let key: String
  }

  /// The user defaults that properties use, other than the standard user defaults, in order of first use.
  package var namedDefaults: [UserDefaults] {
    var found: [UserDefaults] = []
    for case let defaults as UserDefaults in order.map(\.store)
    where defaults !== UserDefaults.standard && !found.contains(where: { $0 === defaults }) {
      found.append(defaults)
    }
    return found
  }

  /// Returns the source for the value stored under a key.
  func source(_ store: any ValueStore, key: String) -> StoredValueSource {
    let name = Key(store: ObjectIdentifier(store), key: key)
    if let source = sources[name] { return source }
    let source = StoredValueSource(store: store, key: key)
    sources[name] = source
    order.append(source)
    return source
  }

  /// Refreshes the readers of every changed value.
  package func check() {
    for source in order {
      source.check()
    }
  }
}

/// An object's property that represents a stored value.
package protocol StoredProperty {
  /// The key of the stored value.
  var storedKey: String { get }
  /// The store that contains the value.
  var valueStore: any ValueStore { get }
}

/// A stored value whose readers are refreshed when the value changes.
package final class StoredValueSource: DependencySource {
  let store: any ValueStore
  let key: String
  private var last: Any?
  private var objects: [WeakObject] = []

  private struct WeakObject {
    weak var changes: ObjectChanges?
  }

  init(store: any ValueStore, key: String) {
    self.store = store
    self.key = key
    last = store.storedValue(forKey: key)
  }

  /// The currently stored value, or nil if there is none.
  var current: Any? {
    store.storedValue(forKey: key)
  }

  /// Refreshes the readers if the value has changed.
  @MainActor
  func check() {
    let now = current
    guard !Self.isSame(last, now) else { return }
    last = now
    notifyReaders()
    for object in objects { object.changes?.notify() }
  }

  /// Adds an object whose observers are refreshed when the value changes.
  @MainActor
  func add(_ changes: ObjectChanges) {
    objects.removeAll { $0.changes == nil }
    objects.append(WeakObject(changes: changes))
  }

  private static func isSame(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first?, let second?): NSArray(array: [first]).isEqual(NSArray(array: [second]))
    default: false
    }
  }
}
