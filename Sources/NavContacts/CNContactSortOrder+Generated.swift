// Made by Scripts/generate from Scripts/stand-ins/Contacts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CNContactSortOrder` of Contacts, and does nothing.
public enum CNContactSortOrder: Int, Sendable {
  /// Stands in for `none` of `CNContactSortOrder`.
  case none, userDefault, givenName, familyName
}
