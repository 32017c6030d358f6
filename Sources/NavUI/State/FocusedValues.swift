/// A key for a value that the focused view publishes.
@available(iOS 14.0, *)
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view and the scene publish.
@available(iOS 14.0, *)
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// Accesses the value for a key, or nil if none is published.
  ///
  /// - Parameter key: The type of the key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Accesses the optional value for a key that `@Entry` has declared.
  ///
  /// - Parameter key: The type of the key.
  public subscript<Key: FocusedEntryKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Accesses the object published for a class, or nil if there is none.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// A key that `@Entry` declares in an extension of `FocusedValues`.
@available(iOS 14.0, *)
public protocol FocusedEntryKey {
  /// The type of the value, which is optional.
  associatedtype Value
  /// The key's value while no view publishes a value.
  static var defaultValue: Value { get }
}
