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
  /// Stands in for `fields` of `CKRecord`.
  open var fields: [String: Any] = [:]
  /// Stands in for `subscript` of `CKRecord`.
  open subscript(key: String) -> Any? { fields[key] }
  /// Stands in for `setValue` of `CKRecord`.
  open func setValue(_ value: Any?, forKey key: String) { fields[key] = value }
  /// Stands in for `ID` of `CKRecord`.
  public final class ID: NSObject, @unchecked Sendable {
    /// Stands in for `recordName` of `ID`.
    public let recordName: String
    /// Creates what stands in for a `ID`.
    public init(recordName: String = "record") {
      self.recordName = recordName
      super.init()
    }
  }
}
