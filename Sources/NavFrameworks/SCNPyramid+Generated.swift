// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNPyramid` of Frameworks, and does nothing.
open class SCNPyramid: SCNGeometry, @unchecked Sendable {
  /// Creates what stands in for a `SCNPyramid`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `SCNPyramid`.
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) {
    self.init()
  }
}
