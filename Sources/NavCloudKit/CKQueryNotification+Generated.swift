// Made by Scripts/generate from Scripts/stand-ins/CloudKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CKQueryNotification` of CloudKit, and does nothing.
open class CKQueryNotification: CKNotification, @unchecked Sendable {
  /// Creates what stands in for a `CKQueryNotification`.
  public override init() {
    super.init()
  }
  /// Stands in for `recordID` of `CKQueryNotification`.
  open var recordID: CKRecord.ID? { nil }
  /// Stands in for `recordFields` of `CKQueryNotification`.
  open var recordFields: [String: Any]? { nil }
}
