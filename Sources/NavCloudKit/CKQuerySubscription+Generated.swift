// Made by Scripts/generate from Scripts/stand-ins/CloudKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CKQuerySubscription` of CloudKit, and does nothing.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  /// Stands in for `recordType` of `CKQuerySubscription`.
  public let recordType: String
  /// Stands in for `predicate` of `CKQuerySubscription`.
  public let predicate: NSPredicate
  /// Stands in for `querySubscriptionOptions` of `CKQuerySubscription`.
  public let querySubscriptionOptions: Options
  /// Stands in for `zoneID` of `CKQuerySubscription`.
  open var zoneID: CKRecordZone.ID? = nil
  /// Creates what stands in for a `CKQuerySubscription`.
  public init(
    recordType: String,
    predicate: NSPredicate,
    subscriptionID: String = UUID().uuidString,
    options: Options = []
  ) {
    self.recordType = recordType
    self.predicate = predicate
    querySubscriptionOptions = options
    super.init(named: subscriptionID)
  }
  /// Stands in for `Options` of `CKQuerySubscription`.
  public struct Options: OptionSet, Sendable {
    /// Stands in for `rawValue` of `Options`.
    public let rawValue: UInt
    /// Creates what stands in for a `Options`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// Stands in for `firesOnRecordCreation` of `Options`.
    public static let firesOnRecordCreation: Options = Options(rawValue: 1)
    /// Stands in for `firesOnRecordUpdate` of `Options`.
    public static let firesOnRecordUpdate: Options = Options(rawValue: 2)
    /// Stands in for `firesOnRecordDeletion` of `Options`.
    public static let firesOnRecordDeletion: Options = Options(rawValue: 4)
    /// Stands in for `firesOnce` of `Options`.
    public static let firesOnce: Options = Options(rawValue: 8)
  }
}
