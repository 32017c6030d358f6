// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKPaymentAuthorizationControllerDelegate` of Frameworks, and does nothing.
public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
  /// Stands in for `paymentAuthorizationControllerDidFinish` of `PKPaymentAuthorizationControllerDelegate`.
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
  /// Stands in for `paymentAuthorizationController` of `PKPaymentAuthorizationControllerDelegate`.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  )
  /// Stands in for `paymentAuthorizationControllerWillAuthorizePayment` of `PKPaymentAuthorizationControllerDelegate`.
  func paymentAuthorizationControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationController
  )
}

extension PKPaymentAuthorizationControllerDelegate {
  /// Stands in for `paymentAuthorizationController` of `PKPaymentAuthorizationControllerDelegate`.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
  /// Stands in for `paymentAuthorizationControllerWillAuthorizePayment` of `PKPaymentAuthorizationControllerDelegate`.
  public func paymentAuthorizationControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationController
  ) {}
}
