// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SKPaymentTransactionState` of StoreKit, and does nothing.
public enum SKPaymentTransactionState: Int, Sendable {
  /// Stands in for `purchasing` of `SKPaymentTransactionState`.
  case purchasing, purchased, failed, restored, deferred
}
