// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNPlane` of Frameworks, and does nothing.
open class SCNPlane: SCNGeometry, @unchecked Sendable {
  /// Creates what stands in for a `SCNPlane`.
  public override init() {
    super.init()
  }
  /// Stands in for `width` of `SCNPlane`.
  open var width: CGFloat = 1
  /// Stands in for `height` of `SCNPlane`.
  open var height: CGFloat = 1
  /// Creates what stands in for a `SCNPlane`.
  public convenience init(width: CGFloat, height: CGFloat) {
    self.init()
    self.width = width
    self.height = height
  }
}
