// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `Transaction` of StoreKit, and does nothing.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// Stands in for `id` of `Transaction`.
  public let id: UInt64
  /// Stands in for `productID` of `Transaction`.
  public let productID: String
  /// Stands in for `purchaseDate` of `Transaction`.
  public let purchaseDate: Date
  /// Stands in for `revocationDate` of `Transaction`.
  public let revocationDate: Date?
  /// Stands in for `expirationDate` of `Transaction`.
  public let expirationDate: Date?
  /// Stands in for `productType` of `Transaction`.
  public let productType: Product.ProductType
  /// Stands in for `originalID` of `Transaction`.
  public let originalID: UInt64
  /// Stands in for `originalPurchaseDate` of `Transaction`.
  public let originalPurchaseDate: Date
  /// Stands in for `subscriptionGroupID` of `Transaction`.
  public let subscriptionGroupID: String?
  /// Stands in for `purchasedQuantity` of `Transaction`.
  public let purchasedQuantity: Int
  /// Stands in for `isUpgraded` of `Transaction`.
  public let isUpgraded: Bool
  /// Stands in for `appAccountToken` of `Transaction`.
  public let appAccountToken: UUID?
  /// Stands in for `environment` of `Transaction`.
  public let environment: AppStore.Environment
  /// Stands in for `all` of `Transaction`.
  public static var all: AsyncStream<VerificationResult<Transaction>> {
    AsyncStream { $0.finish() }
  }
  /// Stands in for `unfinished` of `Transaction`.
  public static var unfinished: AsyncStream<VerificationResult<Transaction>> {
    AsyncStream { $0.finish() }
  }
  /// Stands in for `latest` of `Transaction`.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// Stands in for `currentEntitlement` of `Transaction`.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }
  /// Stands in for `updates` of `Transaction`.
  public static var updates: AsyncStream<VerificationResult<Transaction>> {
    AsyncStream { $0.finish() }
  }
  /// Stands in for `currentEntitlements` of `Transaction`.
  public static var currentEntitlements: AsyncStream<VerificationResult<Transaction>> {
    AsyncStream { $0.finish() }
  }
  /// Stands in for `finish` of `Transaction`.
  public func finish() async {}
}
