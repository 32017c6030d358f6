// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SubscriptionStoreButtonLabel` of StoreKit, and does nothing.
public struct SubscriptionStoreButtonLabel: Sendable {
  /// Creates what stands in for a `SubscriptionStoreButtonLabel`.
  public init() {
  }
  /// Stands in for `automatic` of `SubscriptionStoreButtonLabel`.
  public static let automatic: SubscriptionStoreButtonLabel = SubscriptionStoreButtonLabel()
  /// Stands in for `action` of `SubscriptionStoreButtonLabel`.
  public static let action: SubscriptionStoreButtonLabel = SubscriptionStoreButtonLabel()
  /// Stands in for `displayName` of `SubscriptionStoreButtonLabel`.
  public static let displayName: SubscriptionStoreButtonLabel = SubscriptionStoreButtonLabel()
  /// Stands in for `multiline` of `SubscriptionStoreButtonLabel`.
  public static let multiline: SubscriptionStoreButtonLabel = SubscriptionStoreButtonLabel()
  /// Stands in for `price` of `SubscriptionStoreButtonLabel`.
  public static let price: SubscriptionStoreButtonLabel = SubscriptionStoreButtonLabel()
  /// Stands in for `singleLine` of `SubscriptionStoreButtonLabel`.
  public static let singleLine: SubscriptionStoreButtonLabel = SubscriptionStoreButtonLabel()
}
