// Made by Scripts/generate from Scripts/stand-ins/CloudKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CKError` of CloudKit, and does nothing.
public struct CKError: Error, Sendable {
  /// Stands in for `code` of `CKError`.
  public let code: Code
  /// Creates what stands in for a `CKError`.
  public init(_ code: Code) {
    self.code = code
  }
  /// Stands in for `retryAfterSeconds` of `CKError`.
  public var retryAfterSeconds: Double? { nil }
  /// Stands in for `serverRecord` of `CKError`.
  public var serverRecord: CKRecord? { nil }
  /// Stands in for `clientRecord` of `CKError`.
  public var clientRecord: CKRecord? { nil }
  /// Stands in for `ancestorRecord` of `CKError`.
  public var ancestorRecord: CKRecord? { nil }
  /// Stands in for `partialErrorsByItemID` of `CKError`.
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
  /// Stands in for `Code` of `CKError`.
  public enum Code: Int, Sendable {
    /// Stands in for `internalError` of `Code`.
    case internalError = 1
    /// Stands in for `partialFailure` of `Code`.
    case partialFailure = 2
    /// Stands in for `networkUnavailable` of `Code`.
    case networkUnavailable = 3
    /// Stands in for `networkFailure` of `Code`.
    case networkFailure = 4
    /// Stands in for `badContainer` of `Code`.
    case badContainer = 5
    /// Stands in for `serviceUnavailable` of `Code`.
    case serviceUnavailable = 6
    /// Stands in for `requestRateLimited` of `Code`.
    case requestRateLimited = 7
    /// Stands in for `missingEntitlement` of `Code`.
    case missingEntitlement = 8
    /// Stands in for `notAuthenticated` of `Code`.
    case notAuthenticated = 9
    /// Stands in for `permissionFailure` of `Code`.
    case permissionFailure = 10
    /// Stands in for `unknownItem` of `Code`.
    case unknownItem = 11
    /// Stands in for `invalidArguments` of `Code`.
    case invalidArguments = 12
    /// Stands in for `serverRecordChanged` of `Code`.
    case serverRecordChanged = 14
    /// Stands in for `serverRejectedRequest` of `Code`.
    case serverRejectedRequest = 15
    /// Stands in for `assetFileNotFound` of `Code`.
    case assetFileNotFound = 16
    /// Stands in for `incompatibleVersion` of `Code`.
    case incompatibleVersion = 18
    /// Stands in for `constraintViolation` of `Code`.
    case constraintViolation = 19
    /// Stands in for `operationCancelled` of `Code`.
    case operationCancelled = 20
    /// Stands in for `changeTokenExpired` of `Code`.
    case changeTokenExpired = 21
    /// Stands in for `batchRequestFailed` of `Code`.
    case batchRequestFailed = 22
    /// Stands in for `zoneBusy` of `Code`.
    case zoneBusy = 23
    /// Stands in for `badDatabase` of `Code`.
    case badDatabase = 24
    /// Stands in for `quotaExceeded` of `Code`.
    case quotaExceeded = 25
    /// Stands in for `zoneNotFound` of `Code`.
    case zoneNotFound = 26
    /// Stands in for `limitExceeded` of `Code`.
    case limitExceeded = 27
    /// Stands in for `userDeletedZone` of `Code`.
    case userDeletedZone = 28
    /// Stands in for `tooManyParticipants` of `Code`.
    case tooManyParticipants = 29
    /// Stands in for `alreadyShared` of `Code`.
    case alreadyShared = 30
    /// Stands in for `referenceViolation` of `Code`.
    case referenceViolation = 31
    /// Stands in for `managedAccountRestricted` of `Code`.
    case managedAccountRestricted = 32
    /// Stands in for `participantMayNeedVerification` of `Code`.
    case participantMayNeedVerification = 33
    /// Stands in for `serverResponseLost` of `Code`.
    case serverResponseLost = 34
    /// Stands in for `assetNotAvailable` of `Code`.
    case assetNotAvailable = 35
    /// Stands in for `accountTemporarilyUnavailable` of `Code`.
    case accountTemporarilyUnavailable = 36
  }
}
