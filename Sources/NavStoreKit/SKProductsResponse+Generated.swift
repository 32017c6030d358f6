// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SKProductsResponse` of StoreKit, and does nothing.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SKProductsResponse`.
  public override init() {
    super.init()
  }
  /// Stands in for `products` of `SKProductsResponse`.
  public let products: [SKProduct] = []
  /// Stands in for `invalidProductIdentifiers` of `SKProductsResponse`.
  public let invalidProductIdentifiers: [String] = []
}
