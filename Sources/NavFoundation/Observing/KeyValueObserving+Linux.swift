#if !canImport(Darwin)
public import Foundation

/// An object with Objective-C's methods for observing, setting and reading properties by name.
///
/// Every object of Foundation conforms. Without Objective-C, changes are not observed, and values cannot be set by
/// name.
public protocol KeyValueObserving {}

extension NSObject: KeyValueObserving {}

extension KeyValueObserving where Self: NSObject {
  /// Reports the property's initial value if requested, but reports no later changes.
  ///
  /// The closure runs for the first value if that is requested, but not for changes.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: The kinds of changes to report.
  ///   - changeHandler: A closure called with the object and the change.
  /// - Returns: The observation, which ends with its object.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(self, NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil))
    }
    return NSKeyValueObservation()
  }

  /// Reports that a property cannot be set by name.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The name of the property.
  public func setValue(_ value: Any?, forKey key: String) {
    print(
      "\(type(of: self)).setValue(_:forKey: \"\(key)\") does nothing in NavLab; set the property itself."
    )
  }

  /// Reports that a property cannot be set by key path.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - keyPath: The names of properties, with dots between them.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }

  /// Returns the value of a stored property, or nil if there is none.
  ///
  /// - Parameter key: The name of the property.
  /// - Returns: The value, or nil.
  public func value(forKey key: String) -> Any? {
    KeyedValue.value(at: key, of: self)
  }

  /// Returns the value at a key path of stored properties, or nil if there is none.
  ///
  /// - Parameter keyPath: The names of properties, with dots between them.
  /// - Returns: The value, or nil.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyedValue.value(at: keyPath, of: self)
  }
}
#endif
