// Made by Scripts/generate from Scripts/stand-ins/Contacts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CNContactFormatterStyle` of Contacts, and does nothing.
public enum CNContactFormatterStyle: Int, Sendable {
  /// Stands in for `fullName` of `CNContactFormatterStyle`.
  case fullName, phoneticFullName
}
