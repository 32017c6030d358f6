// Made by Scripts/generate from Scripts/stand-ins/Contacts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CNContactFetchRequest` of Contacts, and does nothing.
open class CNContactFetchRequest: NSObject {
  /// Stands in for `sortOrder` of `CNContactFetchRequest`.
  open var sortOrder: CNContactSortOrder = .none
  /// Stands in for `predicate` of `CNContactFetchRequest`.
  open var predicate: NSPredicate? = nil
  /// Creates what stands in for a `CNContactFetchRequest`.
  public init(keysToFetch: [any CNKeyDescriptor]) {
    super.init()
  }
}
