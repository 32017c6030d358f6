// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SubscriptionStoreView` of StoreKit, and does nothing.
@MainActor @preconcurrency
public struct SubscriptionStoreView: View {
  /// Creates what stands in for a `SubscriptionStoreView`.
  public init(groupID: String) {
  }
  /// One element stands for the whole.
  public var body: some View { StandInElement("SubscriptionStoreView") }
}
