// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKPaymentAuthorizationStatus` of Frameworks, and does nothing.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
  /// Stands in for `success` of `PKPaymentAuthorizationStatus`.
  case success, failure, invalidBillingPostalAddress, invalidShippingPostalAddress,
    invalidShippingContact, pinRequired, pinIncorrect, pinLockout
}
