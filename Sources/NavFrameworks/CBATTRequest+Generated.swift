// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBATTRequest` of Frameworks, and does nothing.
open class CBATTRequest: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CBATTRequest`.
  public override init() {
    super.init()
  }
  /// Stands in for `central` of `CBATTRequest`.
  open var central: CBCentral { CBCentral() }
  /// Stands in for `characteristic` of `CBATTRequest`.
  open var characteristic: CBCharacteristic { CBCharacteristic(type: CBUUID(string: "")) }
  /// Stands in for `offset` of `CBATTRequest`.
  open var offset: Int { 0 }
  /// Stands in for `value` of `CBATTRequest`.
  open var value: Data? = nil
}
