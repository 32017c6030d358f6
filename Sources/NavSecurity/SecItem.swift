// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// The result of a request to the keychain.
public typealias OSStatus = Int32
/// A dictionary, as Core Foundation calls it.
public typealias CFDictionary = NSDictionary
/// Any object in C's type.
public typealias CFTypeRef = AnyObject

/// Success.
public let errSecSuccess: OSStatus = 0
/// The file of the keychain cannot be written.
public let errSecIO: OSStatus = -36
/// The query is invalid.
public let errSecParam: OSStatus = -50
/// The item already exists.
public let errSecDuplicateItem: OSStatus = -25299
/// The item does not exist.
public let errSecItemNotFound: OSStatus = -25300

/// The kind of item.
public let kSecClass = "class"
/// A generic password.
public let kSecClassGenericPassword = "genp"
/// A password for a server.
public let kSecClassInternetPassword = "inet"
/// A key.
public let kSecClassKey = "keys"
/// The account of the item.
public let kSecAttrAccount = "acct"
/// The service of the item.
public let kSecAttrService = "svce"
/// The server that the item is for.
public let kSecAttrServer = "srvr"
/// The apps that share the item.
public let kSecAttrAccessGroup = "agrp"
/// The accessibility of the item.
public let kSecAttrAccessible = "pdmn"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked = "ak"
/// After the device was first unlocked.
public let kSecAttrAccessibleAfterFirstUnlock = "ck"
/// While the device is unlocked, and only on this device.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku"
/// After the device was first unlocked, and only on this device.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
/// While the device is unlocked and has a passcode, and only on this device.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu"
/// Whether the item is stored as on a phone.
public let kSecUseDataProtectionKeychain = "nleg"
/// Whether the item is synchronized with other devices.
public let kSecAttrSynchronizable = "sync"
/// The secret itself.
public let kSecValueData = "v_Data"
/// Whether the secret is returned.
public let kSecReturnData = "r_Data"
/// Whether the item's attributes are returned.
public let kSecReturnAttributes = "r_Attributes"
/// Whether a reference to the item is returned.
public let kSecReturnRef = "r_Ref"
/// The number of items to return.
public let kSecMatchLimit = "m_Limit"
/// One item.
public let kSecMatchLimitOne = "m_LimitOne"
/// All items.
public let kSecMatchLimitAll = "m_LimitAll"
/// The value for true.
public let kCFBooleanTrue: Bool! = true
/// The value for false.
public let kCFBooleanFalse: Bool! = false

/// Adds an item to the keychain.
///
/// - Parameters:
///   - attributes: The item.
///   - result: The place for the item.
/// - Returns: The result.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.shared.add(plain(attributes))
}

/// Looks for items in the keychain.
///
/// - Parameters:
///   - query: The attributes of the items, and the form of the result.
///   - result: The place for the result.
/// - Returns: Whether something was found.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let query = plain(query)
  let found = Keychain.shared.find(query)
  guard let first = found.first else { return errSecItemNotFound }
  func answer(_ item: [String: Any]) -> AnyObject {
    if query[kSecReturnAttributes] as? Bool == true { return NSDictionary(dictionary: item) }
    return NSData(data: item[kSecValueData] as? Data ?? Data())
  }
  let isAll = query[kSecMatchLimit] as? String == kSecMatchLimitAll
  result?.pointee = isAll ? NSArray(array: found.map(answer)) : answer(first)
  return errSecSuccess
}

/// Changes items of the keychain.
///
/// - Parameters:
///   - query: The attributes of the items.
///   - attributesToUpdate: The attributes to change.
/// - Returns: The result.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.shared.update(plain(query), with: plain(attributesToUpdate))
}

/// Removes items from the keychain.
///
/// - Parameter query: The attributes of the items.
/// - Returns: The result.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.shared.remove(plain(query))
}

/// Describes the result of a query.
///
/// - Parameters:
///   - status: The result code.
///   - reserved: Ignored.
/// - Returns: A sentence.
public func SecCopyErrorMessageString(
  _ status: OSStatus,
  _ reserved: UnsafeMutableRawPointer?
) -> String? {
  switch status {
  case errSecSuccess: "No error."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  default: "The keychain answered \(status)."
  }
}

/// Returns the entries of a dictionary in Swift's types.
private func plain(_ dictionary: CFDictionary) -> [String: Any] {
  var entries: [String: Any] = [:]
  for (key, value) in dictionary {
    guard let key = key as? String else { continue }
    entries[key] = (value as? NSData).map { Data(referencing: $0) } ?? value
  }
  return entries
}
