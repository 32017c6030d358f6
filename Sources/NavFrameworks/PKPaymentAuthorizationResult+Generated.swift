// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKPaymentAuthorizationResult` of Frameworks, and does nothing.
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
  /// Stands in for `status` of `PKPaymentAuthorizationResult`.
  open var status: PKPaymentAuthorizationStatus
  /// Stands in for `errors` of `PKPaymentAuthorizationResult`.
  open var errors: [any Error]! = nil
  /// Creates what stands in for a `PKPaymentAuthorizationResult`.
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    self.status = status
    self.errors = errors
    super.init()
  }
}
