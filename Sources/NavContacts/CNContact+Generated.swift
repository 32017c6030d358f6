// Made by Scripts/generate from Scripts/stand-ins/Contacts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CNContact` of Contacts, and does nothing.
open class CNContact: NSObject, Identifiable, @unchecked Sendable {
  /// Stands in for `identifier` of `CNContact`.
  open var identifier: String = UUID().uuidString
  /// Stands in for `givenName` of `CNContact`.
  open var givenName: String = ""
  /// Stands in for `familyName` of `CNContact`.
  open var familyName: String = ""
  /// Stands in for `middleName` of `CNContact`.
  open var middleName: String = ""
  /// Stands in for `namePrefix` of `CNContact`.
  open var namePrefix: String = ""
  /// Stands in for `nameSuffix` of `CNContact`.
  open var nameSuffix: String = ""
  /// Stands in for `nickname` of `CNContact`.
  open var nickname: String = ""
  /// Stands in for `organizationName` of `CNContact`.
  open var organizationName: String = ""
  /// Stands in for `departmentName` of `CNContact`.
  open var departmentName: String = ""
  /// Stands in for `jobTitle` of `CNContact`.
  open var jobTitle: String = ""
  /// Stands in for `note` of `CNContact`.
  open var note: String = ""
  /// Stands in for `postalAddresses` of `CNContact`.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  /// Stands in for `urlAddresses` of `CNContact`.
  open var urlAddresses: [CNLabeledValue<NSString>] = []
  /// Stands in for `birthday` of `CNContact`.
  open var birthday: DateComponents? = nil
  /// Stands in for `imageDataAvailable` of `CNContact`.
  open var imageDataAvailable: Bool { imageData != nil }
  /// Stands in for `isKeyAvailable` of `CNContact`.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  /// Stands in for `predicateForContacts` of `CNContact`.
  public static func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: true)
  }
  /// Stands in for `predicateForContacts` of `CNContact`.
  public static func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: true)
  }
  /// Stands in for `phoneNumbers` of `CNContact`.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  /// Stands in for `emailAddresses` of `CNContact`.
  open var emailAddresses: [CNLabeledValue<NSString>] = []
  /// Stands in for `imageData` of `CNContact`.
  open var imageData: Data? = nil
  /// Stands in for `thumbnailImageData` of `CNContact`.
  open var thumbnailImageData: Data? = nil
  /// Stands in for `id` of `CNContact`.
  open var id: UUID { UUID(uuidString: identifier) ?? UUID() }
  /// Creates what stands in for a `CNContact`.
  public override init() {
    super.init()
  }
}
