// Made by Scripts/generate from Scripts/stand-ins/CloudKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CKContainer` of CloudKit, and does nothing.
open class CKContainer: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CKContainer`.
  public init(identifier: String) {
    super.init()
  }
  /// Creates what stands in for a `CKContainer`.
  public override init() {
    super.init()
  }
  /// Stands in for ``default`` of `CKContainer`.
  public static func `default`() -> CKContainer { CKContainer() }
  /// Stands in for `publicCloudDatabase` of `CKContainer`.
  open var publicCloudDatabase: CKDatabase { CKDatabase() }
  /// Stands in for `privateCloudDatabase` of `CKContainer`.
  open var privateCloudDatabase: CKDatabase { CKDatabase() }
  /// Stands in for `sharedCloudDatabase` of `CKContainer`.
  open var sharedCloudDatabase: CKDatabase { CKDatabase() }
  /// Stands in for `containerIdentifier` of `CKContainer`.
  open var containerIdentifier: String? { nil }
  /// Stands in for `database` of `CKContainer`.
  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase { CKDatabase() }
  /// Stands in for `userRecordID` of `CKContainer`.
  open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
  /// Stands in for `fetchUserRecordID` of `CKContainer`.
  open func fetchUserRecordID(
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  /// Stands in for `accountStatus` of `CKContainer`.
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  /// Stands in for `accountStatus` of `CKContainer`.
  open func accountStatus(
    completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
  ) { completionHandler(.noAccount, nil) }
}
