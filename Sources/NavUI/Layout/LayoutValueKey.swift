/// A key to a view's value for the surrounding layout.
@available(iOS 16.0, *)
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The default value.
  static var defaultValue: Self.Value { get }
}

extension View {
  /// Sets a view's value for the surrounding layout.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type,
    value: K.Value
  ) -> some View {
    self
  }
}
