/// The environment values that a modifier sets in addition to the inherited values.
@MainActor
package final class EnvironmentScope {
  private let parent: EnvironmentScope?
  // There are only one or two values, and a short list is faster than a dictionary.
  private var entries: [EnvironmentEntry] = []
  /// The node of the screen that the scope covers, or nil if the scope covers only part of a screen.
  package weak var screen: ViewNode?
  private var editing: StateBox<EditMode>?

  package init(parent: EnvironmentScope?) {
    self.parent = parent
  }

  /// Returns the value for a key, if any, and makes a reader depend on that value.
  ///
  /// - Parameters:
  ///   - key: The identity of the key.
  ///   - reader: The node that will depend on the value, if there is one.
  /// - Returns: The value set by the nearest scope, or nil.
  package func value(for key: ObjectIdentifier, reader: ViewNode?) -> Any? {
    var scope: EnvironmentScope? = self
    while let current = scope {
      if let entry = current.entry(for: key) {
        reader?.depend(on: entry)
        return entry.value
      }
      scope = current.parent
    }
    return nil
  }

  /// Sets a value, and marks its readers for a refresh if the value has changed.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The identity of the key.
  package func set(_ value: Any, for key: ObjectIdentifier) {
    guard let entry = entry(for: key) else {
      entries.append(EnvironmentEntry(value, key: key))
      return
    }
    guard !isEqual(entry.value, value) else { return }
    entry.value = value
    entry.notifyReaders()
  }

  /// Sets a value for views that are about to disappear, and refreshes the value's readers immediately.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The identity of the key.
  package func setLast(_ value: Any, for key: ObjectIdentifier) {
    guard let entry = entry(for: key), !isEqual(entry.value, value) else { return }
    entry.value = value
    entry.refreshReaders()
  }

  /// A binding to the edit mode of the rows on the screen, or nil if there is none.
  package var screenEditMode: Binding<EditMode>? {
    var scope: EnvironmentScope? = self
    while let current = scope {
      if let editing = current.editing { return Binding(location: editing) }
      if let screen = current.screen {
        let editing = StateBox(EditMode.inactive, graph: screen.graph)
        current.editing = editing
        return Binding(location: editing)
      }
      scope = current.parent
    }
    return nil
  }

  private func entry(for key: ObjectIdentifier) -> EnvironmentEntry? {
    for entry in entries where entry.key == key {
      return entry
    }
    return nil
  }
}

/// A value in an environment scope.
private final class EnvironmentEntry: DependencySource {
  let key: ObjectIdentifier
  var value: Any

  init(_ value: Any, key: ObjectIdentifier) {
    self.key = key
    self.value = value
  }
}

/// Returns whether two values are known to be equal.
///
/// - Parameters:
///   - first: One value.
///   - second: The other value.
/// - Returns: Whether the values are equal; false if this is unknown.
func isEqual(_ first: Any, _ second: Any) -> Bool {
  func compare<Value>(_ first: Value) -> Bool {
    guard var second = second as? Value else { return false }
    var first = first
    if isIdentical(&first, &second) { return true }
    guard let first = first as? any Equatable else { return false }
    return first.isEqual(to: second)
  }
  return _openExistential(first, do: compare)
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    (other as? Self) == self
  }
}
