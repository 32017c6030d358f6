/// A key for a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value of the key in an environment that does not set one.
  static var defaultValue: Value { get }
}
