// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKMerchantCapability` of Frameworks, and does nothing.
public struct PKMerchantCapability: OptionSet, Sendable {
  /// Stands in for `rawValue` of `PKMerchantCapability`.
  public let rawValue: UInt
  /// Creates what stands in for a `PKMerchantCapability`.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
  /// Stands in for `threeDSecure` of `PKMerchantCapability`.
  public static let threeDSecure: PKMerchantCapability = PKMerchantCapability(rawValue: 1)
  /// Stands in for `capability3DS` of `PKMerchantCapability`.
  public static let capability3DS: PKMerchantCapability = PKMerchantCapability(rawValue: 1)
  /// Stands in for `emv` of `PKMerchantCapability`.
  public static let emv: PKMerchantCapability = PKMerchantCapability(rawValue: 2)
  /// Stands in for `credit` of `PKMerchantCapability`.
  public static let credit: PKMerchantCapability = PKMerchantCapability(rawValue: 4)
  /// Stands in for `capabilityCredit` of `PKMerchantCapability`.
  public static let capabilityCredit: PKMerchantCapability = PKMerchantCapability(rawValue: 4)
  /// Stands in for `debit` of `PKMerchantCapability`.
  public static let debit: PKMerchantCapability = PKMerchantCapability(rawValue: 8)
  /// Stands in for `capabilityDebit` of `PKMerchantCapability`.
  public static let capabilityDebit: PKMerchantCapability = PKMerchantCapability(rawValue: 8)
}
