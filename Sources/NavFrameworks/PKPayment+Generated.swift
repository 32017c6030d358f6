// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKPayment` of Frameworks, and does nothing.
open class PKPayment: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `PKPayment`.
  public override init() {
    super.init()
  }
  /// Stands in for `token` of `PKPayment`.
  open var token: PKPaymentToken { PKPaymentToken() }
  /// Stands in for `billingContact` of `PKPayment`.
  open var billingContact: PKContact? { nil }
  /// Stands in for `shippingContact` of `PKPayment`.
  open var shippingContact: PKContact? { nil }
  /// Stands in for `shippingMethod` of `PKPayment`.
  open var shippingMethod: PKShippingMethod? { nil }
}
