// Made by Scripts/generate from Scripts/stand-ins/CloudKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CKModifyRecordsOperation` of CloudKit, and does nothing.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Creates what stands in for a `CKModifyRecordsOperation`.
  public convenience init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil)
  {
    self.init()
  }
  /// Creates what stands in for a `CKModifyRecordsOperation`.
  public override init() {
    super.init()
  }
  /// Stands in for `savePolicy` of `CKModifyRecordsOperation`.
  open var savePolicy: RecordSavePolicy = .ifServerRecordUnchanged
  /// Stands in for `isAtomic` of `CKModifyRecordsOperation`.
  open var isAtomic: Bool = false
  /// Stands in for `perRecordSaveBlock` of `CKModifyRecordsOperation`.
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)? = nil
  /// Stands in for `modifyRecordsResultBlock` of `CKModifyRecordsOperation`.
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)? = nil
  /// Stands in for `RecordSavePolicy` of `CKModifyRecordsOperation`.
  public enum RecordSavePolicy: Int, Sendable {
    /// Stands in for `ifServerRecordUnchanged` of `RecordSavePolicy`.
    case ifServerRecordUnchanged, changedKeys, allKeys
  }
}
