// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNPhysicsWorld` of Frameworks, and does nothing.
open class SCNPhysicsWorld: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SCNPhysicsWorld`.
  public override init() {
    super.init()
  }
  /// Stands in for `gravity` of `SCNPhysicsWorld`.
  open var gravity: SCNVector3 = SCNVector3(x: 0, y: -9.8, z: 0)
  /// Stands in for `speed` of `SCNPhysicsWorld`.
  open var speed: CGFloat = 1
  /// Stands in for `contactDelegate` of `SCNPhysicsWorld`.
  public weak var contactDelegate: (any SCNPhysicsContactDelegate)? = nil
}
