// Made by Scripts/generate from Scripts/stand-ins/CloudKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CKQuery` of CloudKit, and does nothing.
open class CKQuery: NSObject, @unchecked Sendable {
  /// Stands in for `sortDescriptors` of `CKQuery`.
  open var sortDescriptors: [NSSortDescriptor]? = nil
  /// Stands in for `recordType` of `CKQuery`.
  public let recordType: String
  /// Stands in for `predicate` of `CKQuery`.
  public let predicate: NSPredicate
  /// Creates what stands in for a `CKQuery`.
  public init(recordType: String, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
    super.init()
  }
}
