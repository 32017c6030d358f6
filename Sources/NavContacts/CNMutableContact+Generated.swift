// Made by Scripts/generate from Scripts/stand-ins/Contacts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CNMutableContact` of Contacts, and does nothing.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// Creates what stands in for a `CNMutableContact`.
  public override init() {
    super.init()
  }
}
