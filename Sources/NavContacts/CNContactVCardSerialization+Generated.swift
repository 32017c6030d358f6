// Made by Scripts/generate from Scripts/stand-ins/Contacts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CNContactVCardSerialization` of Contacts, and does nothing.
open class CNContactVCardSerialization: NSObject {
  /// Stands in for `data` of `CNContactVCardSerialization`.
  public static func data(with contacts: [CNContact]) throws -> Data { Data() }
  /// Stands in for `contacts` of `CNContactVCardSerialization`.
  public static func contacts(with data: Data) throws -> [CNContact] { [] }
  /// Stands in for `descriptorForRequiredKeys` of `CNContactVCardSerialization`.
  public static func descriptorForRequiredKeys() -> any CNKeyDescriptor { "vCard" }
}
