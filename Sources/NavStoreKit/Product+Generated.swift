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
  /// Stands in for `products` of `Product`.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String { [] }
  /// Stands in for `purchase` of `Product`.
  public func purchase() async throws -> PurchaseResult { .userCancelled }
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
  }
}
