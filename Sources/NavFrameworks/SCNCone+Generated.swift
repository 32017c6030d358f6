// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNCone` of Frameworks, and does nothing.
open class SCNCone: SCNGeometry, @unchecked Sendable {
  /// Creates what stands in for a `SCNCone`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `SCNCone`.
  public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    self.init()
  }
}
