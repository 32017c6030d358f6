#if !canImport(Darwin)
public import Foundation

// On Apple's systems, every object responds to these.
extension UserDefaults {
  /// Stores a value for a key.
  ///
  /// - Parameters:
  ///   - value: The value, or nil to remove it.
  ///   - key: The name.
  public func setValue(_ value: Any?, forKey key: String) {
    set(value, forKey: key)
  }

  /// Returns the value for a key, or nil if there is none.
  ///
  /// - Parameter key: The name.
  /// - Returns: The value, or nil.
  public func value(forKey key: String) -> Any? {
    object(forKey: key)
  }
}
#endif
