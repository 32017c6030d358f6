// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNPhysicsShape` of Frameworks, and does nothing.
open class SCNPhysicsShape: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SCNPhysicsShape`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `SCNPhysicsShape`.
  public convenience init(geometry: SCNGeometry, options: [String: Any]? = nil) {
    self.init()
  }
  /// Creates what stands in for a `SCNPhysicsShape`.
  public convenience init(node: SCNNode, options: [String: Any]? = nil) {
    self.init()
  }
}
