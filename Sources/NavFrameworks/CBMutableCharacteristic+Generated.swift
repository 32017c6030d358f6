// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBMutableCharacteristic` of Frameworks, and does nothing.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
  /// Creates what stands in for a `CBMutableCharacteristic`.
  public init(
    type UUID: CBUUID,
    properties: CBCharacteristicProperties,
    value: Data?,
    permissions: CBAttributePermissions
  ) {
    super.init(type: UUID)
  }
}
