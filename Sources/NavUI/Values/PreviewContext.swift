/// The surroundings of a preview.
public protocol PreviewContext {
  /// The value for a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key to something that surrounds a preview.
public protocol PreviewContextKey {
  /// The value's type.
  associatedtype Value

  /// The default value.
  static var defaultValue: Self.Value { get }
}
