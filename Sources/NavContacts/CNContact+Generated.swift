// Made by Scripts/generate from Scripts/stand-ins/Contacts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CNContact` of Contacts, and does nothing.
open class CNContact: NSObject, Identifiable, @unchecked Sendable {
  /// Stands in for `identifier` of `CNContact`.
  open var identifier: String = ""
  /// Stands in for `givenName` of `CNContact`.
  open var givenName: String = ""
  /// Stands in for `familyName` of `CNContact`.
  open var familyName: String = ""
  /// Stands in for `phoneNumbers` of `CNContact`.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  /// Stands in for `emailAddresses` of `CNContact`.
  open var emailAddresses: [CNLabeledValue<NSString>] = []
  /// Stands in for `imageData` of `CNContact`.
  open var imageData: Data? = nil
  /// Stands in for `thumbnailImageData` of `CNContact`.
  open var thumbnailImageData: Data? = nil
  /// Stands in for `id` of `CNContact`.
  open var id: String { identifier }
  /// Creates what stands in for a `CNContact`.
  public override init() {
    super.init()
  }
}
