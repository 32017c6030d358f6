// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNCylinder` of Frameworks, and does nothing.
open class SCNCylinder: SCNGeometry, @unchecked Sendable {
  /// Creates what stands in for a `SCNCylinder`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `SCNCylinder`.
  public convenience init(radius: CGFloat, height: CGFloat) {
    self.init()
  }
}
