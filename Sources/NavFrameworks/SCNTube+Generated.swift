// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNTube` of Frameworks, and does nothing.
open class SCNTube: SCNGeometry, @unchecked Sendable {
  /// Creates what stands in for a `SCNTube`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `SCNTube`.
  public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
    self.init()
  }
}
