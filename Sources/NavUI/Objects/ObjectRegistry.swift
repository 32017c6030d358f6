/// The observable objects that an app's views hold, in the order in which they were met.
@MainActor
package final class ObjectRegistry {
  /// One object and where it is held.
  package struct Entry {
    /// The object, as long as it lives.
    package weak var object: AnyObject?
    /// Where it is held or injected.
    package var holders: [ObjectHolder]
  }

  private var entries: [Entry] = []

  package init() {}

  /// The objects that still live.
  package var living: [Entry] {
    entries.filter { $0.object != nil }
  }

  /// Notes that a view holds an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - holder: The property that holds it.
  package func register(_ object: AnyObject, holder: ObjectHolder) {
    if let index = entries.firstIndex(where: { $0.object === object }) {
      if !entries[index].holders.contains(holder) {
        entries[index].holders.append(holder)
      }
    } else {
      entries.removeAll { $0.object == nil }
      entries.append(Entry(object: object, holders: [holder]))
    }
  }
}

/// A property, or a modifier, that holds an object.
package struct ObjectHolder: Hashable, Sendable {
  /// The name of the property, or nil where an object is injected.
  package var name: String?
  /// The property wrapper or the modifier, such as `@State`.
  package var wrapper: String?
  /// The type of the view.
  package var view: String?
}

extension PropertySite {
  /// Notes an observable object that the property holds.
  ///
  /// - Parameters:
  ///   - value: What the property holds.
  ///   - wrapper: The property wrapper, such as `@State`.
  package func register<Value>(_ value: Value, wrapper: String) {
    guard value is any Observable, Value.self is AnyObject.Type else { return }
    node.graph.objects.register(
      value as AnyObject,
      holder: ObjectHolder(name: name, wrapper: wrapper, view: node.viewName)
    )
  }
}
