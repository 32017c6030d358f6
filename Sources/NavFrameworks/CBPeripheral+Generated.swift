// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBPeripheral` of Frameworks, and does nothing.
open class CBPeripheral: NSObject, @unchecked Sendable {
  /// Stands in for `name` of `CBPeripheral`.
  open var name: String? { nil }
  /// Stands in for `identifier` of `CBPeripheral`.
  open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
