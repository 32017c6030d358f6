// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKPaymentAuthorizationController` of Frameworks, and does nothing.
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
  /// Stands in for `canMakePayments` of `PKPaymentAuthorizationController`.
  public static func canMakePayments() -> Bool { false }
}
