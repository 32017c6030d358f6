/// The stored values that an app's views have read, observed for changes from anywhere.
///
/// Foundation on Linux does not report changes of defaults, so the values are compared whenever
/// views are updated.
@MainActor
package final class StoredValues {
  private var sources: [Key: StoredValueSource] = [:]
  private var order: [StoredValueSource] = []

  package init() {}

  private struct Key: Hashable {
    let store: ObjectIdentifier
    let key: String
  }

  /// The stores of defaults that properties use in addition to the standard one, in the order of
  /// first use.
  package var namedDefaults: [UserDefaults] {
    var found: [UserDefaults] = []
    for case let defaults as UserDefaults in order.map(\.store)
    where defaults !== UserDefaults.standard && !found.contains(where: { $0 === defaults }) {
      found.append(defaults)
    }
    return found
  }

  /// Returns the source for one value of a store.
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

/// A property of an object that represents a stored value.
package protocol StoredProperty {
  /// The key of the value.
  var storedKey: String { get }
  /// The store.
  var valueStore: any ValueStore { get }
}

/// One value of a store, whose readers are refreshed when it changes.
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

  /// The value that is stored now.
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

  /// Also refreshes the observers of an object for the value.
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
