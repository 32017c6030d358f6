// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKShippingType` of Frameworks, and does nothing.
public enum PKShippingType: UInt, Sendable {
  /// Stands in for `shipping` of `PKShippingType`.
  case shipping, delivery, storePickup, servicePickup
}
