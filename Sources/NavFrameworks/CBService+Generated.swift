// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBService` of Frameworks, and does nothing.
open class CBService: CBAttribute, @unchecked Sendable {
  /// Stands in for `isPrimary` of `CBService`.
  open var isPrimary: Bool { true }
  /// Stands in for `characteristics` of `CBService`.
  open var characteristics: [CBCharacteristic]? = nil
}
