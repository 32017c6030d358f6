/// A key to a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none has been set.
  static var defaultValue: Value { get }
}
