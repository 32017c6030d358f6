/// A key to a value that a view carries for the layout around it.
@available(iOS 16.0, *)
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that carry none.
  static var defaultValue: Self.Value { get }
}

extension View {
  /// Gives the view a value for the layout around it.
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
