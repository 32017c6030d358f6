// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKPaymentAuthorizationViewController` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class PKPaymentAuthorizationViewController: UIViewController {
  /// Creates what stands in for a `PKPaymentAuthorizationViewController`.
  public convenience init?(paymentRequest request: PKPaymentRequest) {
    return nil
  }
  /// Stands in for `delegate` of `PKPaymentAuthorizationViewController`.
  public weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)? = nil
  /// Stands in for `canMakePayments` of `PKPaymentAuthorizationViewController`.
  public static func canMakePayments() -> Bool { false }
  /// Stands in for `canMakePayments` of `PKPaymentAuthorizationViewController`.
  public static func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }
}
