// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNBillboardConstraint` of Frameworks, and does nothing.
open class SCNBillboardConstraint: SCNConstraint, @unchecked Sendable {
  /// Stands in for `freeAxes` of `SCNBillboardConstraint`.
  open var freeAxes: Int = 7
}
