// Made by Scripts/generate from Scripts/stand-ins/CloudKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CKRecordZoneSubscription` of CloudKit, and does nothing.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  /// Stands in for `zoneID` of `CKRecordZoneSubscription`.
  public let zoneID: CKRecordZone.ID
  /// Creates what stands in for a `CKRecordZoneSubscription`.
  public init(zoneID: CKRecordZone.ID, subscriptionID: String = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(named: subscriptionID)
  }
}
