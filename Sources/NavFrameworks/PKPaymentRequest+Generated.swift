// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKPaymentRequest` of Frameworks, and does nothing.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `PKPaymentRequest`.
  public override init() {
    super.init()
  }
  /// Stands in for `merchantIdentifier` of `PKPaymentRequest`.
  open var merchantIdentifier: String = ""
  /// Stands in for `countryCode` of `PKPaymentRequest`.
  open var countryCode: String = ""
  /// Stands in for `currencyCode` of `PKPaymentRequest`.
  open var currencyCode: String = ""
  /// Stands in for `supportedNetworks` of `PKPaymentRequest`.
  open var supportedNetworks: [PKPaymentNetwork] = []
  /// Stands in for `merchantCapabilities` of `PKPaymentRequest`.
  open var merchantCapabilities: PKMerchantCapability = []
  /// Stands in for `paymentSummaryItems` of `PKPaymentRequest`.
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  /// Stands in for `shippingType` of `PKPaymentRequest`.
  open var shippingType: PKShippingType = .shipping
  /// Stands in for `shippingMethods` of `PKPaymentRequest`.
  open var shippingMethods: [PKShippingMethod]? = nil
  /// Stands in for `shippingContact` of `PKPaymentRequest`.
  open var shippingContact: PKContact? = nil
  /// Stands in for `billingContact` of `PKPaymentRequest`.
  open var billingContact: PKContact? = nil
  /// Stands in for `requiredShippingContactFields` of `PKPaymentRequest`.
  open var requiredShippingContactFields: Set<PKContactField> = []
  /// Stands in for `requiredBillingContactFields` of `PKPaymentRequest`.
  open var requiredBillingContactFields: Set<PKContactField> = []
  /// Stands in for `applicationData` of `PKPaymentRequest`.
  open var applicationData: Data? = nil
  /// Stands in for `availableNetworks` of `PKPaymentRequest`.
  public static func availableNetworks() -> [PKPaymentNetwork] { [] }
}
