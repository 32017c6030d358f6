// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNFloor` of Frameworks, and does nothing.
open class SCNFloor: SCNGeometry, @unchecked Sendable {
  /// Creates what stands in for a `SCNFloor`.
  public override init() {
    super.init()
  }
  /// Stands in for `reflectivity` of `SCNFloor`.
  open var reflectivity: CGFloat = 0.25
}
