// Made by Scripts/generate from Scripts/stand-ins/CloudKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CKRecord` of CloudKit, and does nothing.
open class CKRecord: NSObject, @unchecked Sendable {
  /// Stands in for `recordID` of `CKRecord`.
  public let recordID: ID
  /// Stands in for `recordType` of `CKRecord`.
  public let recordType: String
  /// Creates what stands in for a `CKRecord`.
  public init(recordType: String, recordID: ID = ID()) {
    self.recordType = recordType
    self.recordID = recordID
    super.init()
  }
  /// Creates what stands in for a `CKRecord`.
  public convenience init(recordType: String, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(recordName: UUID().uuidString, zoneID: zoneID))
  }
  /// Stands in for `RecordType` of `CKRecord`.
  public typealias RecordType = String
  /// Stands in for `FieldKey` of `CKRecord`.
  public typealias FieldKey = String
  /// Stands in for `creationDate` of `CKRecord`.
  open var creationDate: Date? { nil }
  /// Stands in for `modificationDate` of `CKRecord`.
  open var modificationDate: Date? { nil }
  /// Stands in for `creatorUserRecordID` of `CKRecord`.
  open var creatorUserRecordID: ID? { nil }
  /// Stands in for `lastModifiedUserRecordID` of `CKRecord`.
  open var lastModifiedUserRecordID: ID? { nil }
  /// Stands in for `recordChangeTag` of `CKRecord`.
  open var recordChangeTag: String? { nil }
  /// Stands in for `parent` of `CKRecord`.
  open var parent: Reference? = nil
  /// Stands in for `share` of `CKRecord`.
  open var share: Reference? { nil }
  /// Stands in for `allKeys` of `CKRecord`.
  open func allKeys() -> [String] { fields.keys.sorted() }
  /// Stands in for `changedKeys` of `CKRecord`.
  open func changedKeys() -> [String] { fields.keys.sorted() }
  /// Stands in for `value` of `CKRecord`.
  open func value(forKey key: String) -> Any? { fields[key] }
  /// Stands in for `object` of `CKRecord`.
  open func object(forKey key: String) -> Any? { fields[key] }
  /// Stands in for `setParent` of `CKRecord`.
  open func setParent(_ record: CKRecord?) {
    parent = record.map { Reference(record: $0, action: .none) }
  }
  /// Stands in for `encodeSystemFields` of `CKRecord`.
  open func encodeSystemFields(with coder: NSCoder) {}
  /// Stands in for `fields` of `CKRecord`.
  open var fields: [String: Any] = [:]
  /// Stands in for `subscript` of `CKRecord`.
  open subscript(key: String) -> Any? {
    get { fields[key] }
    set { fields[key] = newValue }
  }
  /// Stands in for `setValue` of `CKRecord`.
  open func setValue(_ value: Any?, forKey key: String) { fields[key] = value }
  /// Stands in for `ID` of `CKRecord`.
  public final class ID: NSObject, @unchecked Sendable {
    /// Stands in for `recordName` of `ID`.
    public let recordName: String
    /// Stands in for `zoneID` of `ID`.
    public let zoneID: CKRecordZone.ID
    /// Creates what stands in for a `ID`.
    public init(recordName: String = "record", zoneID: CKRecordZone.ID = .default) {
      self.recordName = recordName
      self.zoneID = zoneID
      super.init()
    }
  }
  /// Stands in for `Reference` of `CKRecord`.
  public final class Reference: NSObject, @unchecked Sendable {
    /// Stands in for `recordID` of `Reference`.
    public let recordID: ID
    /// Stands in for `action` of `Reference`.
    public let action: ReferenceAction
    /// Creates what stands in for a `Reference`.
    public init(recordID: ID, action: ReferenceAction) {
      self.recordID = recordID
      self.action = action
      super.init()
    }
    /// Creates what stands in for a `Reference`.
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }
  /// Stands in for `ReferenceAction` of `CKRecord`.
  public enum ReferenceAction: UInt, Sendable {
    /// Stands in for `none` of `ReferenceAction`.
    case none, deleteSelf
  }
  /// Stands in for `SystemType` of `CKRecord`.
  public enum SystemType: Sendable {
    /// Stands in for `userRecord` of `SystemType`.
    public static let userRecord: String = "Users"
    /// Stands in for `share` of `SystemType`.
    public static let share: String = "cloudkit.share"
  }
}
