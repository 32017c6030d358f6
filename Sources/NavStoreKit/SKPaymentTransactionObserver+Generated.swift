// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SKPaymentTransactionObserver` of StoreKit, and does nothing.
public protocol SKPaymentTransactionObserver: AnyObject {
  /// Stands in for `paymentQueue` of `SKPaymentTransactionObserver`.
  func paymentQueue(
    _ queue: SKPaymentQueue,
    updatedTransactions transactions: [SKPaymentTransaction]
  )
  /// Stands in for `paymentQueue` of `SKPaymentTransactionObserver`.
  func paymentQueue(
    _ queue: SKPaymentQueue,
    removedTransactions transactions: [SKPaymentTransaction]
  )
  /// Stands in for `paymentQueueRestoreCompletedTransactionsFinished` of `SKPaymentTransactionObserver`.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Stands in for `paymentQueue` of `SKPaymentTransactionObserver`.
  func paymentQueue(
    _ queue: SKPaymentQueue,
    restoreCompletedTransactionsFailedWithError error: any Error
  )
  /// Stands in for `paymentQueue` of `SKPaymentTransactionObserver`.
  func paymentQueue(
    _ queue: SKPaymentQueue,
    shouldAddStorePayment payment: SKPayment,
    for product: SKProduct
  ) -> Bool
}

extension SKPaymentTransactionObserver {
  /// Stands in for `paymentQueue` of `SKPaymentTransactionObserver`.
  public func paymentQueue(
    _ queue: SKPaymentQueue,
    removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  /// Stands in for `paymentQueueRestoreCompletedTransactionsFinished` of `SKPaymentTransactionObserver`.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  /// Stands in for `paymentQueue` of `SKPaymentTransactionObserver`.
  public func paymentQueue(
    _ queue: SKPaymentQueue,
    restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  /// Stands in for `paymentQueue` of `SKPaymentTransactionObserver`.
  public func paymentQueue(
    _ queue: SKPaymentQueue,
    shouldAddStorePayment payment: SKPayment,
    for product: SKProduct
  ) -> Bool { false }
}
