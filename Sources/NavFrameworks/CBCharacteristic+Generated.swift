// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBCharacteristic` of Frameworks, and does nothing.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  /// Stands in for `properties` of `CBCharacteristic`.
  open var properties: CBCharacteristicProperties { [] }
  /// Stands in for `value` of `CBCharacteristic`.
  open var value: Data? { nil }
  /// Stands in for `isNotifying` of `CBCharacteristic`.
  open var isNotifying: Bool { false }
  /// Stands in for `service` of `CBCharacteristic`.
  public weak var service: CBService? { nil }
}
