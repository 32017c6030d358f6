internal import NavFoundation
internal import OpenCombine

/// A property wrapper that stores a value in the user defaults and updates the view when the value changes.
///
/// It stores nothing itself: every property with the same key and store has the same value, and so does `UserDefaults`.
@available(iOS 14.0, *)
@propertyWrapper
public struct AppStorage<Value> {
  private let key: String
  private let store: UserDefaults?
  private let fallback: Value
  private let form: StoredForm<Value>
  private var location: StoredLocation<Value>?

  init(_ key: String, store: UserDefaults?, fallback: Value, form: StoredForm<Value>) {
    self.key = key
    self.store = store
    self.fallback = fallback
    self.form = form
  }

  /// The stored value, or the default if none can be read.
  public var wrappedValue: Value {
    get { location?.value ?? unconnected.value }
    nonmutating set {
      if let location {
        location.value = newValue
      } else {
        unconnected.value = newValue
      }
    }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Accesses the stored value of an object's property, and announces changes if the object is an `ObservableObject`
  /// (OB-22).
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - wrapped: The property.
  ///   - storage: The property with its wrapper.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, AppStorage<Value>>
  ) -> Value {
    get { object[keyPath: storage].wrappedValue }
    set {
      if let announcing = object as? any ObservableObject { Self.announce(announcing) }
      object[keyPath: storage].wrappedValue = newValue
    }
  }

  private static func announce<Object: ObservableObject>(_ object: Object) {
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> {
    Binding(location: location ?? unconnected)
  }

  /// The location of the stored value for a property outside a view.
  private var unconnected: BindingLocation<Value> {
    let store = store ?? .standard
    let (key, fallback, form) = (key, fallback, form)
    return ClosureLocation(
      get: { store.storedValue(forKey: key).flatMap(form.read) ?? fallback },
      set: { store.store(form.write($0), forKey: key) }
    )
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: PublishedValue {
  package var currentValue: Any? { wrappedValue }
}

extension AppStorage: StoredProperty {
  package var storedKey: String { key }

  package var valueStore: any ValueStore { store ?? .standard }
}

extension AppStorage: NodeProperty {
  package static func connect(
    _ pointer: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    site: PropertySite
  ) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    let store = property.pointee.store ?? site.node.context.environment.defaultAppStorage
    let source = site.node.graph.storedValues.source(store, key: property.pointee.key)
    if let location = slot as? StoredLocation<Value>, location.source === source {
      property.pointee.location = location
      return
    }
    let location = StoredLocation(
      source: source,
      form: property.pointee.form,
      fallback: property.pointee.fallback,
      owner: site.node
    )
    slot = location
    property.pointee.location = location
  }

  package static func isSame(
    _ old: UnsafeMutableRawPointer,
    _ new: UnsafeMutableRawPointer
  ) -> Bool {
    let old = old.assumingMemoryBound(to: Self.self).pointee
    let new = new.assumingMemoryBound(to: Self.self).pointee
    return old.key == new.key && old.store === new.store
  }
}

extension View {
  /// Sets the default store of the `AppStorage` properties inside the view.
  ///
  /// - Parameter store: The store.
  /// - Returns: The view with its store.
  @available(iOS 14.0, *)
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

extension EnvironmentValues {
  /// The default store for `AppStorage` properties.
  var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension EnvironmentScope {
  fileprivate var defaultAppStorage: UserDefaults {
    let key = ObjectIdentifier(DefaultAppStorageKey.self)
    return value(for: key, reader: nil) as? UserDefaults ?? DefaultAppStorageKey.defaultValue
  }
}

private struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}
