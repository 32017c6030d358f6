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
