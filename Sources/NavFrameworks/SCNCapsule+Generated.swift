// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNCapsule` of Frameworks, and does nothing.
open class SCNCapsule: SCNGeometry, @unchecked Sendable {
  /// Creates what stands in for a `SCNCapsule`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `SCNCapsule`.
  public convenience init(capRadius: CGFloat, height: CGFloat) {
    self.init()
  }
}
