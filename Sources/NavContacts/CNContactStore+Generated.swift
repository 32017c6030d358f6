// Made by Scripts/generate from Scripts/stand-ins/Contacts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CNContactStore` of Contacts, and does nothing.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CNContactStore`.
  public override init() {
    super.init()
  }
  /// Stands in for `authorizationStatus` of `CNContactStore`.
  public static func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .denied
  }
  /// Stands in for `requestAccess` of `CNContactStore`.
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  /// Stands in for `requestAccess` of `CNContactStore`.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
  /// Stands in for `enumerateContacts` of `CNContactStore`.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {}
  /// Stands in for `unifiedContacts` of `CNContactStore`.
  open func unifiedContacts(
    matching predicate: NSPredicate,
    keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { [] }
  /// Stands in for `execute` of `CNContactStore`.
  open func execute(_ saveRequest: CNSaveRequest) throws {}
}
