// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNTorus` of Frameworks, and does nothing.
open class SCNTorus: SCNGeometry, @unchecked Sendable {
  /// Creates what stands in for a `SCNTorus`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `SCNTorus`.
  public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    self.init()
  }
}
