// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNPhysicsContact` of Frameworks, and does nothing.
open class SCNPhysicsContact: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SCNPhysicsContact`.
  public override init() {
    super.init()
  }
  /// Stands in for `nodeA` of `SCNPhysicsContact`.
  open var nodeA: SCNNode = SCNNode()
  /// Stands in for `nodeB` of `SCNPhysicsContact`.
  open var nodeB: SCNNode = SCNNode()
}
