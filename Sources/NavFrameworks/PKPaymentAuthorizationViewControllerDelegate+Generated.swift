// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKPaymentAuthorizationViewControllerDelegate` of Frameworks, and does nothing.
@MainActor
@preconcurrency
public protocol PKPaymentAuthorizationViewControllerDelegate: AnyObject {
  /// Stands in for `paymentAuthorizationViewControllerDidFinish` of `PKPaymentAuthorizationViewControllerDelegate`.
  func paymentAuthorizationViewControllerDidFinish(
    _ controller: PKPaymentAuthorizationViewController
  )
  /// Stands in for `paymentAuthorizationViewController` of `PKPaymentAuthorizationViewControllerDelegate`.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController,
    didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  )
}

extension PKPaymentAuthorizationViewControllerDelegate {
  /// Stands in for `paymentAuthorizationViewController` of `PKPaymentAuthorizationViewControllerDelegate`.
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController,
    didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
}
