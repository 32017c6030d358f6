/// A key to a value that the focused view publishes.
@available(iOS 14.0, *)
public protocol FocusedValueKey {
  /// The value's type.
  associatedtype Value
}

/// The values that the view with the keyboard and the scene publish.
@available(iOS 14.0, *)
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value for a key, or nil.
  ///
  /// - Parameter key: The type of the key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value for a key whose type is optional already, as `@Entry` declares it.
  ///
  /// - Parameter key: The type of the key.
  public subscript<Key: FocusedEntryKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object that is published for a class, or nil.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// A key that `@Entry` declares in an extension of `FocusedValues`.
@available(iOS 14.0, *)
public protocol FocusedEntryKey {
  /// The type of the value, an optional.
  associatedtype Value
  /// The value while no view publishes one.
  static var defaultValue: Value { get }
}
