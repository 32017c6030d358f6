// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKPaymentMethod` of Frameworks, and does nothing.
open class PKPaymentMethod: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `PKPaymentMethod`.
  public override init() {
    super.init()
  }
  /// Stands in for `displayName` of `PKPaymentMethod`.
  open var displayName: String? { nil }
  /// Stands in for `network` of `PKPaymentMethod`.
  open var network: PKPaymentNetwork? { nil }
}
