// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKPaymentToken` of Frameworks, and does nothing.
open class PKPaymentToken: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `PKPaymentToken`.
  public override init() {
    super.init()
  }
  /// Stands in for `paymentMethod` of `PKPaymentToken`.
  open var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
  /// Stands in for `transactionIdentifier` of `PKPaymentToken`.
  open var transactionIdentifier: String { "" }
  /// Stands in for `paymentData` of `PKPaymentToken`.
  open var paymentData: Data { Data() }
}
