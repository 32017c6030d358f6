// Made by Scripts/generate from Scripts/stand-ins/Contacts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CNEntityType` of Contacts, and does nothing.
public enum CNEntityType: Int, Sendable {
  /// Stands in for `contacts` of `CNEntityType`.
  case contacts
}
