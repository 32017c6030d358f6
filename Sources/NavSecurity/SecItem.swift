// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// A code for the result of a request to the keychain.
public typealias OSStatus = Int32
/// A dictionary, under its name in Core Foundation.
public typealias CFDictionary = NSDictionary
/// An object of any type, under its name in Core Foundation.
public typealias CFTypeRef = AnyObject

/// The code for success.
public let errSecSuccess: OSStatus = 0
/// The code for a keychain file that cannot be written.
public let errSecIO: OSStatus = -36
/// The code for an invalid query.
public let errSecParam: OSStatus = -50
/// The code for an item that already exists.
public let errSecDuplicateItem: OSStatus = -25299
/// The code for an item that does not exist.
public let errSecItemNotFound: OSStatus = -25300

/// The key for the class of an item.
public let kSecClass = "class"
/// The class of generic passwords.
public let kSecClassGenericPassword = "genp"
/// The class of passwords for servers.
public let kSecClassInternetPassword = "inet"
/// The class of cryptographic keys.
public let kSecClassKey = "keys"
/// The key for the account of an item.
public let kSecAttrAccount = "acct"
/// The key for the service of an item.
public let kSecAttrService = "svce"
/// The key for the server of an item.
public let kSecAttrServer = "srvr"
/// The key for the group of apps that share an item.
public let kSecAttrAccessGroup = "agrp"
/// The key for the accessibility of an item.
public let kSecAttrAccessible = "pdmn"
/// The accessibility while the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked = "ak"
/// The accessibility after the device has been unlocked once.
public let kSecAttrAccessibleAfterFirstUnlock = "ck"
/// The accessibility while the device is unlocked, without transfer to other devices.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku"
/// The accessibility after the device has been unlocked once, without transfer to other devices.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
/// The accessibility while the device is unlocked and has a passcode, without transfer to other devices.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu"
/// The key for a Boolean value that indicates whether an item is stored as on iOS, even on a Mac.
public let kSecUseDataProtectionKeychain = "nleg"
/// The key for a Boolean value that indicates whether an item is synchronised with other devices.
public let kSecAttrSynchronizable = "sync"
/// The key for the secret data of an item.
public let kSecValueData = "v_Data"
/// The key for a Boolean value that indicates whether a query returns the secret data.
public let kSecReturnData = "r_Data"
/// The key for a Boolean value that indicates whether a query returns the attributes of items.
public let kSecReturnAttributes = "r_Attributes"
/// The key for a Boolean value that indicates whether a query returns references to items.
public let kSecReturnRef = "r_Ref"
/// The key for the maximum number of items that a query returns.
public let kSecMatchLimit = "m_Limit"
/// The limit of a single item.
public let kSecMatchLimitOne = "m_LimitOne"
/// The limit that includes all items.
public let kSecMatchLimitAll = "m_LimitAll"
/// The Boolean value true, under its name in Core Foundation.
public let kCFBooleanTrue: Bool! = true
/// The Boolean value false, under its name in Core Foundation.
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

/// Finds items in the keychain that match a query.
///
/// - Parameters:
///   - query: The attributes of the items, and the form of the result.
///   - result: The place for the result.
/// - Returns: A code that indicates whether an item was found.
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

/// Updates the items in the keychain that match a query.
///
/// - Parameters:
///   - query: The attributes of the items.
///   - attributesToUpdate: The attributes to change.
/// - Returns: The result.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.shared.update(plain(query), with: plain(attributesToUpdate))
}

/// Removes the items in the keychain that match a query.
///
/// - Parameter query: The attributes of the items.
/// - Returns: The result.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.shared.remove(plain(query))
}

/// Returns a description of a result code.
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

/// Returns the entries of a dictionary as Swift values.
private func plain(_ dictionary: CFDictionary) -> [String: Any] {
  var entries: [String: Any] = [:]
  for (key, value) in dictionary {
    guard let key = key as? String else { continue }
    entries[key] = (value as? NSData).map { Data(referencing: $0) } ?? value
  }
  return entries
}
