// Made by Scripts/generate from Scripts/stand-ins/CloudKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CKNotification` of CloudKit, and does nothing.
open class CKNotification: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CKNotification`.
  public convenience init?(fromRemoteNotificationDictionary dictionary: [AnyHashable: Any]) {
    self.init()
  }
  /// Creates what stands in for a `CKNotification`.
  public override init() {
    super.init()
  }
  /// Stands in for `notificationType` of `CKNotification`.
  open var notificationType: NotificationType { .query }
  /// Stands in for `subscriptionID` of `CKNotification`.
  open var subscriptionID: String? { nil }
  /// Stands in for `NotificationType` of `CKNotification`.
  public enum NotificationType: Int, Sendable {
    /// Stands in for `query` of `NotificationType`.
    case query = 1
    /// Stands in for `recordZone` of `NotificationType`.
    case recordZone = 2
    /// Stands in for `readNotification` of `NotificationType`.
    case readNotification = 3
    /// Stands in for `database` of `NotificationType`.
    case database = 4
  }
}
