// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(Darwin)
public import Foundation

/// A replacement on Linux for Foundation's store of an app's values in iCloud.
///
/// They stay in the app's home; no other device ever changes them.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The store of the app.
  public static let `default` = NSUbiquitousKeyValueStore()

  /// The name of the notification that is posted when another device has changed values.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
  )

  private let values = UserDefaults(suiteName: "iCloud") ?? .standard

  /// Returns the value for a key, or nil if there is none.
  open func object(forKey key: String) -> Any? { values.object(forKey: key) }
  /// Returns the string for a key, or nil if there is none.
  open func string(forKey key: String) -> String? { values.string(forKey: key) }
  /// Returns the array for a key, or nil if there is none.
  open func array(forKey key: String) -> [Any]? { values.array(forKey: key) }
  /// Returns the dictionary for a key, or nil if there is none.
  open func dictionary(forKey key: String) -> [String: Any]? { values.dictionary(forKey: key) }
  /// Returns the data for a key, or nil if there is none.
  open func data(forKey key: String) -> Data? { values.data(forKey: key) }
  /// Returns the integer for a key, or 0 if there is none.
  open func longLong(forKey key: String) -> Int64 { Int64(values.integer(forKey: key)) }
  /// Returns the floating-point number for a key, or 0 if there is none.
  open func double(forKey key: String) -> Double { values.double(forKey: key) }
  /// Returns the Boolean value for a key, or false if there is none.
  open func bool(forKey key: String) -> Bool { values.bool(forKey: key) }

  /// Stores a value for a key.
  open func set(_ value: Any?, forKey key: String) { values.set(value, forKey: key) }
  /// Stores a string for a key.
  open func set(_ value: String?, forKey key: String) { values.set(value, forKey: key) }
  /// Stores data for a key.
  open func set(_ value: Data?, forKey key: String) { values.set(value, forKey: key) }
  /// Stores an array for a key.
  open func set(_ value: [Any]?, forKey key: String) { values.set(value, forKey: key) }
  /// Stores a dictionary for a key.
  open func set(_ value: [String: Any]?, forKey key: String) { values.set(value, forKey: key) }
  /// Stores an integer for a key.
  open func set(_ value: Int64, forKey key: String) { values.set(Int(value), forKey: key) }
  /// Stores a floating-point number for a key.
  open func set(_ value: Double, forKey key: String) { values.set(value, forKey: key) }
  /// Stores a Boolean value for a key.
  open func set(_ value: Bool, forKey key: String) { values.set(value, forKey: key) }
  /// Removes the value for a key.
  open func removeObject(forKey key: String) { values.removeObject(forKey: key) }

  /// Writes the changed values to disk.
  ///
  /// - Returns: True.
  @discardableResult
  open func synchronize() -> Bool { values.synchronize() }
}

/// The key for the reason why values from another device have arrived.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key for the list of changed keys.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// The reason code for a value that was changed on the server.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The reason code for the arrival of the initial values.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The reason code for exceeding the quota of the store.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The reason code for a change of the account.
public let NSUbiquitousKeyValueStoreAccountChange = 3
#endif
