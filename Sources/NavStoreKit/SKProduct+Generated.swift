// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SKProduct` of StoreKit, and does nothing.
open class SKProduct: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SKProduct`.
  public override init() {
    super.init()
  }
  /// Stands in for `productIdentifier` of `SKProduct`.
  public let productIdentifier: String = ""
  /// Stands in for `localizedTitle` of `SKProduct`.
  public let localizedTitle: String = ""
  /// Stands in for `localizedDescription` of `SKProduct`.
  public let localizedDescription: String = ""
  /// Stands in for `price` of `SKProduct`.
  public let price: NSDecimalNumber = NSDecimalNumber(value: 0)
  /// Stands in for `priceLocale` of `SKProduct`.
  public let priceLocale: Locale = Locale(identifier: "en_US")
  /// Stands in for `isFamilyShareable` of `SKProduct`.
  public let isFamilyShareable: Bool = false
  /// Stands in for `subscriptionGroupIdentifier` of `SKProduct`.
  public let subscriptionGroupIdentifier: String? = nil
}
