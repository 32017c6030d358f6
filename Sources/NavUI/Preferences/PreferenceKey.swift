/// A key to a value that views pass to the surrounding views.
public protocol PreferenceKey {
  /// The value's type.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }

  /// Adds the value of a later view to that of the views before it.
  ///
  /// - Parameters:
  ///   - value: The value so far.
  ///   - nextValue: The value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}
