// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SKProductsRequestDelegate` of StoreKit, and does nothing.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Stands in for `productsRequest` of `SKProductsRequestDelegate`.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
