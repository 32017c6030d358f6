// Made by Scripts/generate from Scripts/stand-ins/Contacts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CNMutablePostalAddress` of Contacts, and does nothing.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  /// Creates what stands in for a `CNMutablePostalAddress`.
  public override init() {
    super.init()
  }
}
