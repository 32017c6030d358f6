// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SubscriptionStoreControlStyle` of StoreKit, and does nothing.
public struct SubscriptionStoreControlStyle: Sendable {
  /// Creates what stands in for a `SubscriptionStoreControlStyle`.
  public init() {
  }
  /// Stands in for `automatic` of `SubscriptionStoreControlStyle`.
  public static let automatic: SubscriptionStoreControlStyle = SubscriptionStoreControlStyle()
  /// Stands in for `buttons` of `SubscriptionStoreControlStyle`.
  public static let buttons: SubscriptionStoreControlStyle = SubscriptionStoreControlStyle()
  /// Stands in for `picker` of `SubscriptionStoreControlStyle`.
  public static let picker: SubscriptionStoreControlStyle = SubscriptionStoreControlStyle()
  /// Stands in for `prominentPicker` of `SubscriptionStoreControlStyle`.
  public static let prominentPicker: SubscriptionStoreControlStyle = SubscriptionStoreControlStyle()
}
