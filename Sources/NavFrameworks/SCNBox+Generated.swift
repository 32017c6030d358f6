// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNBox` of Frameworks, and does nothing.
open class SCNBox: SCNGeometry, @unchecked Sendable {
  /// Creates what stands in for a `SCNBox`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `SCNBox`.
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat)
  {
    self.init()
  }
}
