// Made by Scripts/generate from Scripts/stand-ins/Contacts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CNPhoneNumber` of Contacts, and does nothing.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  /// Stands in for `stringValue` of `CNPhoneNumber`.
  public let stringValue: String
  /// Creates what stands in for a `CNPhoneNumber`.
  public init(stringValue string: String) {
    stringValue = string
    super.init()
  }
}
