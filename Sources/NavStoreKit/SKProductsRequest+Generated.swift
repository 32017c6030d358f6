// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SKProductsRequest` of StoreKit, and does nothing.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  /// Stands in for `delegate` of `SKProductsRequest`.
  public weak var delegate: (any SKProductsRequestDelegate)? = nil
  /// Creates what stands in for a `SKProductsRequest`.
  public init(productIdentifiers: Set<String>) {
    super.init()
  }
}
