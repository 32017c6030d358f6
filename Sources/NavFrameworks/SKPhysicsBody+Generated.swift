// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SKPhysicsBody` of Frameworks, and does nothing.
open class SKPhysicsBody: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SKPhysicsBody`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `SKPhysicsBody`.
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init()
  }
  /// Creates what stands in for a `SKPhysicsBody`.
  public convenience init(circleOfRadius radius: CGFloat, center: CGPoint) {
    self.init()
  }
  /// Creates what stands in for a `SKPhysicsBody`.
  public convenience init(rectangleOf size: CGSize) {
    self.init()
  }
  /// Creates what stands in for a `SKPhysicsBody`.
  public convenience init(rectangleOf size: CGSize, center: CGPoint) {
    self.init()
  }
  /// Creates what stands in for a `SKPhysicsBody`.
  public convenience init(edgeLoopFrom rect: CGRect) {
    self.init()
  }
  /// Creates what stands in for a `SKPhysicsBody`.
  public convenience init(edgeFrom start: CGPoint, to end: CGPoint) {
    self.init()
  }
  /// Creates what stands in for a `SKPhysicsBody`.
  public convenience init(texture: SKTexture, size: CGSize) {
    self.init()
  }
  /// Stands in for `node` of `SKPhysicsBody`.
  public weak var node: SKNode? = nil
  /// Stands in for `isDynamic` of `SKPhysicsBody`.
  open var isDynamic: Bool = true
  /// Stands in for `affectedByGravity` of `SKPhysicsBody`.
  open var affectedByGravity: Bool = true
  /// Stands in for `allowsRotation` of `SKPhysicsBody`.
  open var allowsRotation: Bool = true
  /// Stands in for `usesPreciseCollisionDetection` of `SKPhysicsBody`.
  open var usesPreciseCollisionDetection: Bool = false
  /// Stands in for `mass` of `SKPhysicsBody`.
  open var mass: CGFloat = 1
  /// Stands in for `density` of `SKPhysicsBody`.
  open var density: CGFloat = 1
  /// Stands in for `friction` of `SKPhysicsBody`.
  open var friction: CGFloat = 0
  /// Stands in for `restitution` of `SKPhysicsBody`.
  open var restitution: CGFloat = 0
  /// Stands in for `linearDamping` of `SKPhysicsBody`.
  open var linearDamping: CGFloat = 0
  /// Stands in for `angularDamping` of `SKPhysicsBody`.
  open var angularDamping: CGFloat = 0
  /// Stands in for `velocity` of `SKPhysicsBody`.
  open var velocity: CGVector = CGVector(dx: 0, dy: 0)
  /// Stands in for `angularVelocity` of `SKPhysicsBody`.
  open var angularVelocity: CGFloat = 0
  /// Stands in for `categoryBitMask` of `SKPhysicsBody`.
  open var categoryBitMask: UInt32 = 4_294_967_295
  /// Stands in for `collisionBitMask` of `SKPhysicsBody`.
  open var collisionBitMask: UInt32 = 4_294_967_295
  /// Stands in for `contactTestBitMask` of `SKPhysicsBody`.
  open var contactTestBitMask: UInt32 = 0
  /// Stands in for `applyForce` of `SKPhysicsBody`.
  open func applyForce(_ force: CGVector) {}
  /// Stands in for `applyImpulse` of `SKPhysicsBody`.
  open func applyImpulse(_ impulse: CGVector) {}
  /// Stands in for `applyAngularImpulse` of `SKPhysicsBody`.
  open func applyAngularImpulse(_ impulse: CGFloat) {}
}
