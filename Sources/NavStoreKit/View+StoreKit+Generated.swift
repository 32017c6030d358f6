// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension View {
  /// Stands in for `productViewStyle` of `View`.
  public nonisolated func productViewStyle(_ style: ProductViewStyle) -> some View { self }
  /// Stands in for `subscriptionStoreControlStyle` of `View`.
  public nonisolated func subscriptionStoreControlStyle(
    _ style: SubscriptionStoreControlStyle
  ) -> some View { self }
  /// Stands in for `subscriptionStoreButtonLabel` of `View`.
  public nonisolated func subscriptionStoreButtonLabel(
    _ label: SubscriptionStoreButtonLabel
  ) -> some View { self }
  /// Stands in for `storeButton` of `View`.
  public nonisolated func storeButton(
    _ visibility: Visibility,
    for kinds: StoreButtonKind...
  ) -> some View { self }
  /// Stands in for `onInAppPurchaseStart` of `View`.
  public nonisolated func onInAppPurchaseStart(
    perform action: (@Sendable (Product) async -> Void)?
  ) -> some View { self }
  /// Stands in for `onInAppPurchaseCompletion` of `View`.
  public nonisolated func onInAppPurchaseCompletion(
    perform action: (@Sendable (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
  /// Stands in for `manageSubscriptionsSheet` of `View`.
  public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  /// Stands in for `offerCodeRedemption` of `View`.
  public nonisolated func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
  /// Stands in for `appStoreOverlay` of `View`.
  public nonisolated func appStoreOverlay(
    isPresented: Binding<Bool>,
    configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View { self }
}
