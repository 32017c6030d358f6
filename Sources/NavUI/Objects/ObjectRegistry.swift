internal import NavFoundation

/// A registry of the observable objects that an app's views own, in order of discovery.
@MainActor
package final class ObjectRegistry {
  /// An observable object and its owners.
  package struct Entry {
    /// The object, or nil if it no longer exists.
    package weak var object: AnyObject?
    /// The properties and modifiers that own or inject the object.
    package var holders: [ObjectHolder]
  }

  private var entries: [Entry] = []
  private var changes: [ObjectIdentifier: WeakChanges] = [:]
  private var changesLimit = 32

  package init() {}

  /// The entries of the objects that still exist.
  package var living: [Entry] {
    entries.filter { $0.object != nil }
  }

  /// Records that a view owns an object.
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

  /// Returns the only observer of an object's changes, creating the observer on first use.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - graph: The graph of the nodes.
  /// - Returns: The changes, which end when nothing observes the object any longer.
  func changes<Object: ObservableObject>(of object: Object, in graph: ViewGraph) -> ObjectChanges {
    let key = ObjectIdentifier(object)
    if let known = changes[key]?.changes, known.object === object { return known }
    if changes.count >= changesLimit {
      changes = changes.filter { $0.value.changes != nil }
      changesLimit = max(32, 2 * changes.count)
    }
    let new = ObjectChanges(object, graph: graph)
    changes[key] = WeakChanges(changes: new)
    return new
  }

  /// Returns whether any view observes an object that announces its changes.
  func isObserved(_ object: AnyObject) -> Bool {
    guard let known = changes[ObjectIdentifier(object)]?.changes, known.object === object else {
      return false
    }
    return known.hasObservers
  }

  private struct WeakChanges {
    weak var changes: ObjectChanges?
  }
}

/// A property or modifier that owns or injects an object.
package struct ObjectHolder: Hashable, Sendable {
  /// The name of the property, or nil for an injection.
  package var name: String?
  /// The property wrapper or modifier, such as `@State`, or nil if there is none.
  package var wrapper: String?
  /// The type name of the view, or nil if no view owns the object.
  package var view: String?
}

extension PropertySite {
  /// Registers the property's value if it is an observable object.
  ///
  /// - Parameters:
  ///   - value: The value of the property.
  ///   - wrapper: The property wrapper, such as `@State`.
  package func register<Value>(_ value: Value, wrapper: String) {
    guard Value.self is AnyObject.Type, value is any Observable || value is any ObservableObject
    else { return }
    node.graph.objects.register(
      value as AnyObject,
      holder: ObjectHolder(name: name, wrapper: wrapper, view: node.viewName)
    )
  }
}
