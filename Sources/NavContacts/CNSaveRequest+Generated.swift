// Made by Scripts/generate from Scripts/stand-ins/Contacts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CNSaveRequest` of Contacts, and does nothing.
open class CNSaveRequest: NSObject {
  /// Creates what stands in for a `CNSaveRequest`.
  public override init() {
    super.init()
  }
  /// Stands in for `add` of `CNSaveRequest`.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  /// Stands in for `update` of `CNSaveRequest`.
  open func update(_ contact: CNMutableContact) {}
  /// Stands in for `delete` of `CNSaveRequest`.
  open func delete(_ contact: CNMutableContact) {}
}
