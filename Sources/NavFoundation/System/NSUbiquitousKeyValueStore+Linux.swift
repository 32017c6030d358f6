// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(Darwin)
public import Foundation

/// The values that an app keeps in iCloud, which Foundation has only on Apple's systems.
///
/// They stay in the app's home; no other device ever changes them.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The app's store.
  public static let `default` = NSUbiquitousKeyValueStore()

  /// The name of the notification that another device has changed values.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
  )

  private let values = UserDefaults(suiteName: "iCloud") ?? .standard

  /// Returns a value.
  open func object(forKey key: String) -> Any? { values.object(forKey: key) }
  /// Returns a string.
  open func string(forKey key: String) -> String? { values.string(forKey: key) }
  /// Returns a list.
  open func array(forKey key: String) -> [Any]? { values.array(forKey: key) }
  /// Returns a dictionary.
  open func dictionary(forKey key: String) -> [String: Any]? { values.dictionary(forKey: key) }
  /// Returns data.
  open func data(forKey key: String) -> Data? { values.data(forKey: key) }
  /// Returns a whole number, or 0.
  open func longLong(forKey key: String) -> Int64 { Int64(values.integer(forKey: key)) }
  /// Returns a number, or 0.
  open func double(forKey key: String) -> Double { values.double(forKey: key) }
  /// Returns a truth value, or false.
  open func bool(forKey key: String) -> Bool { values.bool(forKey: key) }

  /// Sets a value.
  open func set(_ value: Any?, forKey key: String) { values.set(value, forKey: key) }
  /// Sets a string.
  open func set(_ value: String?, forKey key: String) { values.set(value, forKey: key) }
  /// Sets data.
  open func set(_ value: Data?, forKey key: String) { values.set(value, forKey: key) }
  /// Sets a list.
  open func set(_ value: [Any]?, forKey key: String) { values.set(value, forKey: key) }
  /// Sets a dictionary.
  open func set(_ value: [String: Any]?, forKey key: String) { values.set(value, forKey: key) }
  /// Sets a whole number.
  open func set(_ value: Int64, forKey key: String) { values.set(Int(value), forKey: key) }
  /// Sets a number.
  open func set(_ value: Double, forKey key: String) { values.set(value, forKey: key) }
  /// Sets a truth value.
  open func set(_ value: Bool, forKey key: String) { values.set(value, forKey: key) }
  /// Removes a value.
  open func removeObject(forKey key: String) { values.removeObject(forKey: key) }

  /// Keeps what was set.
  ///
  /// - Returns: True.
  @discardableResult
  open func synchronize() -> Bool { values.synchronize() }
}

/// The key of the reason why another device's values have come.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the changed keys.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// The reason that a value was changed on the server.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The reason that the first values have arrived.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The reason that there is too much to keep.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The reason that another account is used.
public let NSUbiquitousKeyValueStoreAccountChange = 3
#endif
