// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SKPayment` of StoreKit, and does nothing.
open class SKPayment: NSObject, @unchecked Sendable {
  /// Stands in for `productIdentifier` of `SKPayment`.
  public let productIdentifier: String
  /// Stands in for `quantity` of `SKPayment`.
  open var quantity: Int = 1
  /// Stands in for `applicationUsername` of `SKPayment`.
  open var applicationUsername: String? = nil
  /// Creates what stands in for a `SKPayment`.
  public init(product: SKProduct) {
    productIdentifier = product.productIdentifier
    super.init()
  }
}
