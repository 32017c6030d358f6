// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `Product` of StoreKit, and does nothing.
public struct Product: Identifiable, Hashable, Sendable {
  /// Stands in for `id` of `Product`.
  public let id: String
  /// Stands in for `displayName` of `Product`.
  public let displayName: String
  /// Stands in for `description` of `Product`.
  public let description: String
  /// Stands in for `displayPrice` of `Product`.
  public let displayPrice: String
  /// Stands in for `price` of `Product`.
  public let price: Decimal
  /// Stands in for `type` of `Product`.
  public let type: ProductType
  /// Stands in for `isFamilyShareable` of `Product`.
  public let isFamilyShareable: Bool
  /// Stands in for `subscription` of `Product`.
  public let subscription: SubscriptionInfo?
  /// Stands in for `priceFormatStyle` of `Product`.
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
  /// Stands in for `subscriptionPeriodFormatStyle` of `Product`.
  public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle {
    SubscriptionPeriod.FormatStyle()
  }
  /// Stands in for `jsonRepresentation` of `Product`.
  public var jsonRepresentation: Data { Data() }
  /// Stands in for `latestTransaction` of `Product`.
  public var latestTransaction: VerificationResult<Transaction>? { nil }
  /// Stands in for `currentEntitlement` of `Product`.
  public var currentEntitlement: VerificationResult<Transaction>? { nil }
  /// Stands in for `products` of `Product`.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String { [] }
  /// Stands in for `purchase` of `Product`.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
  /// Stands in for `PurchaseOption` of `Product`.
  public struct PurchaseOption: Hashable, Sendable {
    /// Stands in for `name` of `PurchaseOption`.
    public let name: String
    /// Stands in for `appAccountToken` of `PurchaseOption`.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(name: "appAccountToken")
    }
    /// Stands in for `quantity` of `PurchaseOption`.
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(name: "quantity")
    }
    /// Stands in for `simulatesAskToBuyInSandbox` of `PurchaseOption`.
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption(name: "simulatesAskToBuyInSandbox")
    }
  }
  /// Stands in for `SubscriptionInfo` of `Product`.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// Stands in for `subscriptionGroupID` of `SubscriptionInfo`.
    public let subscriptionGroupID: String
    /// Stands in for `groupLevel` of `SubscriptionInfo`.
    public let groupLevel: Int
    /// Stands in for `groupDisplayName` of `SubscriptionInfo`.
    public let groupDisplayName: String
    /// Stands in for `subscriptionPeriod` of `SubscriptionInfo`.
    public let subscriptionPeriod: SubscriptionPeriod
    /// Stands in for `introductoryOffer` of `SubscriptionInfo`.
    public let introductoryOffer: SubscriptionOffer?
    /// Stands in for `promotionalOffers` of `SubscriptionInfo`.
    public let promotionalOffers: [SubscriptionOffer]
    /// Stands in for `isEligibleForIntroOffer` of `SubscriptionInfo`.
    public var isEligibleForIntroOffer: Bool { false }
    /// Stands in for `status` of `SubscriptionInfo`.
    public var status: [Status] { [] }
    /// Stands in for `isEligibleForIntroOffer` of `SubscriptionInfo`.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    /// Stands in for `status` of `SubscriptionInfo`.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    /// Stands in for `Status` of `SubscriptionInfo`.
    public struct Status: Hashable, Sendable {
      /// Stands in for `state` of `Status`.
      public let state: RenewalState
    }
    /// Stands in for `RenewalState` of `SubscriptionInfo`.
    public struct RenewalState: Hashable, Sendable {
      /// Stands in for `name` of `RenewalState`.
      public let name: String
      /// Stands in for `subscribed` of `RenewalState`.
      public static let subscribed: RenewalState = RenewalState(name: "subscribed")
      /// Stands in for `expired` of `RenewalState`.
      public static let expired: RenewalState = RenewalState(name: "expired")
      /// Stands in for `inBillingRetryPeriod` of `RenewalState`.
      public static let inBillingRetryPeriod: RenewalState = RenewalState(
        name: "inBillingRetryPeriod"
      )
      /// Stands in for `inGracePeriod` of `RenewalState`.
      public static let inGracePeriod: RenewalState = RenewalState(name: "inGracePeriod")
      /// Stands in for `revoked` of `RenewalState`.
      public static let revoked: RenewalState = RenewalState(name: "revoked")
    }
  }
  /// Stands in for `SubscriptionPeriod` of `Product`.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// Stands in for `unit` of `SubscriptionPeriod`.
    public let unit: Unit
    /// Stands in for `value` of `SubscriptionPeriod`.
    public let value: Int
    /// Stands in for `weekly` of `SubscriptionPeriod`.
    public static let weekly: SubscriptionPeriod = SubscriptionPeriod(unit: .week, value: 1)
    /// Stands in for `monthly` of `SubscriptionPeriod`.
    public static let monthly: SubscriptionPeriod = SubscriptionPeriod(unit: .month, value: 1)
    /// Stands in for `yearly` of `SubscriptionPeriod`.
    public static let yearly: SubscriptionPeriod = SubscriptionPeriod(unit: .year, value: 1)
    /// Stands in for `Unit` of `SubscriptionPeriod`.
    public enum Unit: Hashable, Sendable {
      /// Stands in for `day` of `Unit`.
      case day, week, month, year
    }
    /// Stands in for `FormatStyle` of `SubscriptionPeriod`.
    public struct FormatStyle: Hashable, Sendable {
      /// Creates what stands in for a `FormatStyle`.
      public init() {
      }
    }
  }
  /// Stands in for `SubscriptionOffer` of `Product`.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// Stands in for `id` of `SubscriptionOffer`.
    public let id: String?
    /// Stands in for `displayPrice` of `SubscriptionOffer`.
    public let displayPrice: String
    /// Stands in for `price` of `SubscriptionOffer`.
    public let price: Decimal
    /// Stands in for `period` of `SubscriptionOffer`.
    public let period: SubscriptionPeriod
    /// Stands in for `periodCount` of `SubscriptionOffer`.
    public let periodCount: Int
    /// Stands in for `paymentMode` of `SubscriptionOffer`.
    public let paymentMode: PaymentMode
    /// Stands in for `type` of `SubscriptionOffer`.
    public let type: OfferType
    /// Stands in for `PaymentMode` of `SubscriptionOffer`.
    public struct PaymentMode: Hashable, Sendable {
      /// Stands in for `name` of `PaymentMode`.
      public let name: String
      /// Stands in for `payAsYouGo` of `PaymentMode`.
      public static let payAsYouGo: PaymentMode = PaymentMode(name: "payAsYouGo")
      /// Stands in for `payUpFront` of `PaymentMode`.
      public static let payUpFront: PaymentMode = PaymentMode(name: "payUpFront")
      /// Stands in for `freeTrial` of `PaymentMode`.
      public static let freeTrial: PaymentMode = PaymentMode(name: "freeTrial")
    }
    /// Stands in for `OfferType` of `SubscriptionOffer`.
    public struct OfferType: Hashable, Sendable {
      /// Stands in for `name` of `OfferType`.
      public let name: String
      /// Stands in for `introductory` of `OfferType`.
      public static let introductory: OfferType = OfferType(name: "introductory")
      /// Stands in for `promotional` of `OfferType`.
      public static let promotional: OfferType = OfferType(name: "promotional")
    }
  }
  /// Stands in for `PurchaseResult` of `Product`.
  public enum PurchaseResult: Sendable {
    /// Stands in for `success` of `PurchaseResult`.
    case success(VerificationResult<Transaction>)
    /// Stands in for `userCancelled` of `PurchaseResult`.
    case userCancelled, pending
  }
  /// Stands in for `ProductType` of `Product`.
  public struct ProductType: Hashable, Sendable {
    /// Stands in for `name` of `ProductType`.
    public let name: String
    /// Stands in for `consumable` of `ProductType`.
    public static let consumable: ProductType = ProductType(name: "consumable")
    /// Stands in for `nonConsumable` of `ProductType`.
    public static let nonConsumable: ProductType = ProductType(name: "nonConsumable")
    /// Stands in for `autoRenewable` of `ProductType`.
    public static let autoRenewable: ProductType = ProductType(name: "autoRenewable")
    /// Stands in for `nonRenewable` of `ProductType`.
    public static let nonRenewable: ProductType = ProductType(name: "nonRenewable")
  }
}
