// Made by Scripts/generate from Scripts/stand-ins/CloudKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CKDatabase` of CloudKit, and does nothing.
open class CKDatabase: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CKDatabase`.
  public override init() {
    super.init()
  }
  /// Stands in for `save` of `CKDatabase`.
  open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  /// Stands in for `record` of `CKDatabase`.
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord {
    throw CKError(.notAuthenticated)
  }
  /// Stands in for `records` of `CKDatabase`.
  open func records(
    matching query: CKQuery
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: String?
  ) { throw CKError(.notAuthenticated) }
  /// Stands in for `save` of `CKDatabase`.
  open func save(
    _ record: CKRecord,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  /// Stands in for `deleteRecord` of `CKDatabase`.
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw CKError(.notAuthenticated)
  }
}
