/// A key for a value that views pass to their surrounding views.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value of the preference if no view sets it.
  static var defaultValue: Value { get }

  /// Combines the value of the preceding views with that of the next view.
  ///
  /// - Parameters:
  ///   - value: The value so far.
  ///   - nextValue: The value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value of an optional preference, which is nil.
  public static var defaultValue: Value { nil }
}
