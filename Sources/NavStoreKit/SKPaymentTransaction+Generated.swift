// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SKPaymentTransaction` of StoreKit, and does nothing.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SKPaymentTransaction`.
  public override init() {
    super.init()
  }
  /// Stands in for `payment` of `SKPaymentTransaction`.
  public let payment: SKPayment = SKPayment(product: SKProduct())
  /// Stands in for `transactionState` of `SKPaymentTransaction`.
  public let transactionState: SKPaymentTransactionState = .failed
  /// Stands in for `transactionIdentifier` of `SKPaymentTransaction`.
  public let transactionIdentifier: String? = nil
  /// Stands in for `transactionDate` of `SKPaymentTransaction`.
  public let transactionDate: Date? = nil
  /// Stands in for `error` of `SKPaymentTransaction`.
  public let error: (any Error)? = nil
  /// Stands in for `original` of `SKPaymentTransaction`.
  public let original: SKPaymentTransaction? = nil
}
