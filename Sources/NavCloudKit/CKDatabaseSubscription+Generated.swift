// Made by Scripts/generate from Scripts/stand-ins/CloudKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CKDatabaseSubscription` of CloudKit, and does nothing.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  /// Stands in for `recordType` of `CKDatabaseSubscription`.
  open var recordType: String? = nil
  /// Creates what stands in for a `CKDatabaseSubscription`.
  public init(subscriptionID: String = UUID().uuidString) {
    super.init(named: subscriptionID)
  }
}
