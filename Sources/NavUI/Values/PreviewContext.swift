/// The context in which a preview is shown.
public protocol PreviewContext {
  /// Accesses the value for a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key for a value in the context of a preview.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value

  /// The value in a context that does not set one.
  static var defaultValue: Self.Value { get }
}
