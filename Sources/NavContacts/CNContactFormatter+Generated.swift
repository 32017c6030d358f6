// Made by Scripts/generate from Scripts/stand-ins/Contacts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CNContactFormatter` of Contacts, and does nothing.
open class CNContactFormatter: NSObject {
  /// Creates what stands in for a `CNContactFormatter`.
  public override init() {
    super.init()
  }
  /// Stands in for `string` of `CNContactFormatter`.
  public static func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    "\(contact.givenName) \(contact.familyName)"
  }
}
