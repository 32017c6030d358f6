// Made by Scripts/generate from Scripts/stand-ins/CloudKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CKSubscription` of CloudKit, and does nothing.
open class CKSubscription: NSObject, @unchecked Sendable {
  /// Stands in for `subscriptionID` of `CKSubscription`.
  public let subscriptionID: String
  /// Stands in for `notificationInfo` of `CKSubscription`.
  open var notificationInfo: NotificationInfo? = nil
  /// Creates what stands in for a `CKSubscription`.
  public init(named subscriptionID: String) {
    self.subscriptionID = subscriptionID
    super.init()
  }
  /// Stands in for `ID` of `CKSubscription`.
  public typealias ID = String
  /// Stands in for `SubscriptionType` of `CKSubscription`.
  public enum SubscriptionType: Int, Sendable {
    /// Stands in for `query` of `SubscriptionType`.
    case query = 1
    /// Stands in for `recordZone` of `SubscriptionType`.
    case recordZone = 2
    /// Stands in for `database` of `SubscriptionType`.
    case database = 3
  }
  /// Stands in for `NotificationInfo` of `CKSubscription`.
  open class NotificationInfo: NSObject, @unchecked Sendable {
    /// Creates what stands in for a `NotificationInfo`.
    public override init() {
      super.init()
    }
    /// Stands in for `alertBody` of `NotificationInfo`.
    open var alertBody: String? = nil
    /// Stands in for `title` of `NotificationInfo`.
    open var title: String? = nil
    /// Stands in for `subtitle` of `NotificationInfo`.
    open var subtitle: String? = nil
    /// Stands in for `soundName` of `NotificationInfo`.
    open var soundName: String? = nil
    /// Stands in for `category` of `NotificationInfo`.
    open var category: String? = nil
    /// Stands in for `alertLocalizationKey` of `NotificationInfo`.
    open var alertLocalizationKey: String? = nil
    /// Stands in for `alertLocalizationArgs` of `NotificationInfo`.
    open var alertLocalizationArgs: [String]? = nil
    /// Stands in for `titleLocalizationKey` of `NotificationInfo`.
    open var titleLocalizationKey: String? = nil
    /// Stands in for `titleLocalizationArgs` of `NotificationInfo`.
    open var titleLocalizationArgs: [String]? = nil
    /// Stands in for `desiredKeys` of `NotificationInfo`.
    open var desiredKeys: [String]? = nil
    /// Stands in for `shouldBadge` of `NotificationInfo`.
    open var shouldBadge: Bool = false
    /// Stands in for `shouldSendContentAvailable` of `NotificationInfo`.
    open var shouldSendContentAvailable: Bool = false
    /// Stands in for `shouldSendMutableContent` of `NotificationInfo`.
    open var shouldSendMutableContent: Bool = false
  }
}
