/// The values that views inherit from the views around them.
public struct EnvironmentValues {
  private let scope: EnvironmentScope?
  private let graph: ViewGraph?
  /// The values that have been set in this copy, by key.
  package private(set) var changes: [ObjectIdentifier: Any] = [:]

  /// Creates environment values with their defaults.
  public init() {
    scope = nil
    graph = nil
  }

  package init(scope: EnvironmentScope, graph: ViewGraph?) {
    self.scope = scope
    self.graph = graph
  }

  /// Accesses the value for a key.
  ///
  /// - Parameter key: The type of the key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Without the check, a value of an optional type that was never set would be nil.
      guard let found = value(for: ObjectIdentifier(key)) else { return Key.defaultValue }
      return found as? Key.Value ?? Key.defaultValue
    }
    set { changes[ObjectIdentifier(key)] = newValue }
  }

  /// Accesses the injected object of a class, or nil if there is none.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { value(for: ObjectIdentifier(type)) as? Object }
    // Nil is a valid value: it hides an object that was injected further out.
    set { changes[ObjectIdentifier(type)] = newValue as Any }
  }

  /// A binding to the edit mode of the rows on the surrounding screen, or nil if there is none.
  package var screenEditMode: Binding<EditMode>? {
    guard let scope, isMainThread() else { return nil }
    let values = Unchecked(value: scope)
    return MainActor.assumeIsolated { Unchecked(value: values.value.screenEditMode) }.value
  }

  private func value(for key: ObjectIdentifier) -> Any? {
    if let change = changes[key] { return change }
    guard let scope, isMainThread() else { return nil }
    let values = Unchecked(value: (scope, graph))
    let found = assumeMainThread {
      let (scope, graph) = values.value
      return Unchecked(value: scope.value(for: key, reader: graph?.reader))
    }
    return found.value
  }
}
