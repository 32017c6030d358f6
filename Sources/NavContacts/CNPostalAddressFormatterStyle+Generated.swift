// Made by Scripts/generate from Scripts/stand-ins/Contacts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CNPostalAddressFormatterStyle` of Contacts, and does nothing.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// Stands in for `mailingAddress` of `CNPostalAddressFormatterStyle`.
  case mailingAddress
}
