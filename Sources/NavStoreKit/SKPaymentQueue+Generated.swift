// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SKPaymentQueue` of StoreKit, and does nothing.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SKPaymentQueue`.
  public override init() {
    super.init()
  }
  /// Stands in for `queue` of `SKPaymentQueue`.
  public static let queue: SKPaymentQueue = SKPaymentQueue()
  /// Stands in for ``default`` of `SKPaymentQueue`.
  public static func `default`() -> SKPaymentQueue { queue }
  /// Stands in for `canMakePayments` of `SKPaymentQueue`.
  public static func canMakePayments() -> Bool { false }
  /// Stands in for `transactions` of `SKPaymentQueue`.
  open var transactions: [SKPaymentTransaction] { [] }
  /// Stands in for `add` of `SKPaymentQueue`.
  open func add(_ payment: SKPayment) {}
  /// Stands in for `add` of `SKPaymentQueue`.
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  /// Stands in for `remove` of `SKPaymentQueue`.
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  /// Stands in for `restoreCompletedTransactions` of `SKPaymentQueue`.
  open func restoreCompletedTransactions() {}
  /// Stands in for `finishTransaction` of `SKPaymentQueue`.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  /// Stands in for `presentCodeRedemptionSheet` of `SKPaymentQueue`.
  open func presentCodeRedemptionSheet() {}
}
