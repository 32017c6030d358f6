// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNPhysicsBody` of Frameworks, and does nothing.
open class SCNPhysicsBody: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SCNPhysicsBody`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `SCNPhysicsBody`.
  public convenience init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
    self.init()
  }
  /// Stands in for ``static`` of `SCNPhysicsBody`.
  public static func `static`() -> SCNPhysicsBody { SCNPhysicsBody() }
  /// Stands in for ``dynamic`` of `SCNPhysicsBody`.
  public static func `dynamic`() -> SCNPhysicsBody { SCNPhysicsBody() }
  /// Stands in for `kinematic` of `SCNPhysicsBody`.
  public static func kinematic() -> SCNPhysicsBody { SCNPhysicsBody() }
  /// Stands in for `mass` of `SCNPhysicsBody`.
  open var mass: CGFloat = 1
  /// Stands in for `friction` of `SCNPhysicsBody`.
  open var friction: CGFloat = 0.5
  /// Stands in for `restitution` of `SCNPhysicsBody`.
  open var restitution: CGFloat = 0.5
  /// Stands in for `isAffectedByGravity` of `SCNPhysicsBody`.
  open var isAffectedByGravity: Bool = true
  /// Stands in for `velocity` of `SCNPhysicsBody`.
  open var velocity: SCNVector3 = SCNVector3()
  /// Stands in for `categoryBitMask` of `SCNPhysicsBody`.
  open var categoryBitMask: Int = 1
  /// Stands in for `collisionBitMask` of `SCNPhysicsBody`.
  open var collisionBitMask: Int = -1
  /// Stands in for `contactTestBitMask` of `SCNPhysicsBody`.
  open var contactTestBitMask: Int = 0
  /// Stands in for `applyForce` of `SCNPhysicsBody`.
  open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
  /// Stands in for `clearAllForces` of `SCNPhysicsBody`.
  open func clearAllForces() {}
}
