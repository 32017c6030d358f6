// Made by Scripts/generate from Scripts/stand-ins/CloudKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CKQueryOperation` of CloudKit, and does nothing.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Creates what stands in for a `CKQueryOperation`.
  public convenience init(query: CKQuery) {
    self.init()
  }
  /// Creates what stands in for a `CKQueryOperation`.
  public convenience init(cursor: CKQueryCursor) {
    self.init()
  }
  /// Creates what stands in for a `CKQueryOperation`.
  public override init() {
    super.init()
  }
  /// Stands in for `Cursor` of `CKQueryOperation`.
  public typealias Cursor = CKQueryCursor
  /// Stands in for `maximumResults` of `CKQueryOperation`.
  public static let maximumResults: Int = 0
  /// Stands in for `zoneID` of `CKQueryOperation`.
  open var zoneID: CKRecordZone.ID? = nil
  /// Stands in for `resultsLimit` of `CKQueryOperation`.
  open var resultsLimit: Int = 0
  /// Stands in for `desiredKeys` of `CKQueryOperation`.
  open var desiredKeys: [String]? = nil
  /// Stands in for `recordMatchedBlock` of `CKQueryOperation`.
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)? = nil
  /// Stands in for `recordFetchedBlock` of `CKQueryOperation`.
  open var recordFetchedBlock: ((CKRecord) -> Void)? = nil
  /// Stands in for `queryResultBlock` of `CKQueryOperation`.
  open var queryResultBlock: ((Result<CKQueryCursor?, any Error>) -> Void)? = nil
  /// Stands in for `queryCompletionBlock` of `CKQueryOperation`.
  open var queryCompletionBlock: ((CKQueryCursor?, (any Error)?) -> Void)? = nil
}
