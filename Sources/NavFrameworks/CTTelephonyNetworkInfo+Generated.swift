// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CTTelephonyNetworkInfo` of Frameworks, and does nothing.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CTTelephonyNetworkInfo`.
  public override init() {
    super.init()
  }
  /// Stands in for `serviceCurrentRadioAccessTechnology` of `CTTelephonyNetworkInfo`.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
}
