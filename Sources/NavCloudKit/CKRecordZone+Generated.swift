// Made by Scripts/generate from Scripts/stand-ins/CloudKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CKRecordZone` of CloudKit, and does nothing.
open class CKRecordZone: NSObject, @unchecked Sendable {
  /// Stands in for `zoneID` of `CKRecordZone`.
  public let zoneID: ID
  /// Creates what stands in for a `CKRecordZone`.
  public init(zoneID: ID) {
    self.zoneID = zoneID
    super.init()
  }
  /// Creates what stands in for a `CKRecordZone`.
  public convenience init(zoneName: String) {
    self.init(zoneID: ID(zoneName: zoneName))
  }
  /// Stands in for ``default`` of `CKRecordZone`.
  public static func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
  /// Stands in for `ID` of `CKRecordZone`.
  public final class ID: NSObject, @unchecked Sendable {
    /// Stands in for `zoneName` of `ID`.
    public let zoneName: String
    /// Stands in for `ownerName` of `ID`.
    public let ownerName: String
    /// Creates what stands in for a `ID`.
    public init(zoneName: String = "_defaultZone", ownerName: String = "__defaultOwner__") {
      self.zoneName = zoneName
      self.ownerName = ownerName
      super.init()
    }
    /// Stands in for ``default`` of `ID`.
    public static let `default`: ID = ID()
    /// Stands in for `defaultZoneName` of `ID`.
    public static let defaultZoneName: String = "_defaultZone"
  }
}
