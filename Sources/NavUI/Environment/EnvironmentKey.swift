/// A key for a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The key's value in an environment that does not set another value.
  static var defaultValue: Value { get }
}
