// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNSphere` of Frameworks, and does nothing.
open class SCNSphere: SCNGeometry, @unchecked Sendable {
  /// Stands in for `segmentCount` of `SCNSphere`.
  open var segmentCount: Int = 48
  /// Stands in for `isGeodesic` of `SCNSphere`.
  open var isGeodesic: Bool = false
  /// Creates what stands in for a `SCNSphere`.
  public override init() {
    super.init()
  }
  /// Stands in for `radius` of `SCNSphere`.
  open var radius: CGFloat = 0.5
  /// Creates what stands in for a `SCNSphere`.
  public convenience init(radius: CGFloat) {
    self.init()
    self.radius = radius
  }
}
