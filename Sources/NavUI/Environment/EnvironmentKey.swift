/// A key to a value in the environment.
public protocol EnvironmentKey {
  /// The value's type.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}
