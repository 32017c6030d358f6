// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKPaymentAuthorizationController` of Frameworks, and does nothing.
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `PKPaymentAuthorizationController`.
  public init(paymentRequest request: PKPaymentRequest) {
    super.init()
  }
  /// Stands in for `delegate` of `PKPaymentAuthorizationController`.
  public weak var delegate: (any PKPaymentAuthorizationControllerDelegate)? = nil
  /// Stands in for `canMakePayments` of `PKPaymentAuthorizationController`.
  public static func canMakePayments() -> Bool { false }
  /// Stands in for `canMakePayments` of `PKPaymentAuthorizationController`.
  public static func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }
  /// Stands in for `canMakePayments` of `PKPaymentAuthorizationController`.
  public static func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork],
    capabilities: PKMerchantCapability
  ) -> Bool { false }
  /// Stands in for `present` of `PKPaymentAuthorizationController`.
  open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
  /// Stands in for `present` of `PKPaymentAuthorizationController`.
  open func present() async -> Bool { false }
  /// Stands in for `dismiss` of `PKPaymentAuthorizationController`.
  open func dismiss(completion: (() -> Void)? = nil) { completion?() }
  /// Stands in for `dismiss` of `PKPaymentAuthorizationController`.
  open func dismiss() async {}
}
