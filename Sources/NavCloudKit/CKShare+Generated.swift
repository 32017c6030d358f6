// Made by Scripts/generate from Scripts/stand-ins/CloudKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CKShare` of CloudKit, and does nothing.
open class CKShare: CKRecord, @unchecked Sendable {
  /// Creates what stands in for a `CKShare`.
  public convenience init(rootRecord: CKRecord) {
    self.init(recordType: "cloudkit.share")
  }
  /// Creates what stands in for a `CKShare`.
  public convenience init(recordZoneID: CKRecordZone.ID) {
    self.init(recordType: "cloudkit.share")
  }
  /// Stands in for `url` of `CKShare`.
  open var url: URL? { nil }
  /// Stands in for `publicPermission` of `CKShare`.
  open var publicPermission: ParticipantPermission = .none
  /// Stands in for `ParticipantPermission` of `CKShare`.
  public enum ParticipantPermission: Int, Sendable {
    /// Stands in for `unknown` of `ParticipantPermission`.
    case unknown, none, readOnly, readWrite
  }
  /// Stands in for `Metadata` of `CKShare`.
  open class Metadata: NSObject, @unchecked Sendable {
    /// Creates what stands in for a `Metadata`.
    public override init() {
      super.init()
    }
  }
}
