// Made by Scripts/generate from Scripts/stand-ins/CloudKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CKFetchRecordsOperation` of CloudKit, and does nothing.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Creates what stands in for a `CKFetchRecordsOperation`.
  public convenience init(recordIDs: [CKRecord.ID]) {
    self.init()
  }
  /// Creates what stands in for a `CKFetchRecordsOperation`.
  public override init() {
    super.init()
  }
  /// Stands in for `perRecordResultBlock` of `CKFetchRecordsOperation`.
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)? = nil
  /// Stands in for `fetchRecordsResultBlock` of `CKFetchRecordsOperation`.
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)? = nil
}
