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
  /// Stands in for `records` of `CKDatabase`.
  open func records(
    matching query: CKQuery,
    inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [String]? = nil,
    resultsLimit: Int = 0
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryCursor?
  ) { throw CKError(.notAuthenticated) }
  /// Stands in for `records` of `CKDatabase`.
  open func records(
    continuingMatchFrom queryCursor: CKQueryCursor,
    desiredKeys: [String]? = nil,
    resultsLimit: Int = 0
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryCursor?
  ) { throw CKError(.notAuthenticated) }
  /// Stands in for `records` of `CKDatabase`.
  open func records(
    for ids: [CKRecord.ID],
    desiredKeys: [String]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw CKError(.notAuthenticated) }
  /// Stands in for `modifyRecords` of `CKDatabase`.
  open func modifyRecords(
    saving recordsToSave: [CKRecord],
    deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) { throw CKError(.notAuthenticated) }
  /// Stands in for `fetch` of `CKDatabase`.
  open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  /// Stands in for `delete` of `CKDatabase`.
  open func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  /// Stands in for `perform` of `CKDatabase`.
  open func perform(
    _ query: CKQuery,
    inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  /// Stands in for `fetch` of `CKDatabase`.
  open func fetch(
    withQuery query: CKQuery,
    inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [String]? = nil,
    resultsLimit: Int = 0,
    completionHandler:
      @escaping @Sendable (
        Result<
          (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryCursor?),
          any Error
        >
      ) -> Void
  ) { completionHandler(.failure(CKError(.notAuthenticated))) }
  /// Stands in for `save` of `CKDatabase`.
  open func save(_ zone: CKRecordZone) async throws -> CKRecordZone {
    throw CKError(.notAuthenticated)
  }
  /// Stands in for `allRecordZones` of `CKDatabase`.
  open func allRecordZones() async throws -> [CKRecordZone] { throw CKError(.notAuthenticated) }
  /// Stands in for `recordZone` of `CKDatabase`.
  open func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone {
    throw CKError(.notAuthenticated)
  }
  /// Stands in for `deleteRecordZone` of `CKDatabase`.
  open func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
    throw CKError(.notAuthenticated)
  }
  /// Stands in for `save` of `CKDatabase`.
  open func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    throw CKError(.notAuthenticated)
  }
  /// Stands in for `save` of `CKDatabase`.
  open func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  /// Stands in for `subscription` of `CKDatabase`.
  open func subscription(for subscriptionID: String) async throws -> CKSubscription {
    throw CKError(.notAuthenticated)
  }
  /// Stands in for `allSubscriptions` of `CKDatabase`.
  open func allSubscriptions() async throws -> [CKSubscription] { throw CKError(.notAuthenticated) }
  /// Stands in for `fetchAllSubscriptions` of `CKDatabase`.
  open func fetchAllSubscriptions(
    completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  /// Stands in for `deleteSubscription` of `CKDatabase`.
  open func deleteSubscription(withID subscriptionID: String) async throws -> String {
    throw CKError(.notAuthenticated)
  }
  /// Stands in for `delete` of `CKDatabase`.
  open func delete(
    withSubscriptionID subscriptionID: String,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  /// Stands in for `add` of `CKDatabase`.
  open func add(_ operation: CKDatabaseOperation) {}
  /// Stands in for `Scope` of `CKDatabase`.
  public enum Scope: Int, Sendable {
    /// Stands in for ``public`` of `Scope`.
    case `public` = 1
    /// Stands in for ``private`` of `Scope`.
    case `private` = 2
    /// Stands in for `shared` of `Scope`.
    case shared = 3
  }
}
