// Made by Scripts/generate from Scripts/stand-ins/Contacts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CNAuthorizationStatus` of Contacts, and does nothing.
public enum CNAuthorizationStatus: Int, Sendable {
  /// Stands in for `notDetermined` of `CNAuthorizationStatus`.
  case notDetermined, restricted, denied, authorized, limited
}
