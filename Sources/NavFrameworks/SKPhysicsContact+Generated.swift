// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SKPhysicsContact` of Frameworks, and does nothing.
open class SKPhysicsContact: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SKPhysicsContact`.
  public override init() {
    super.init()
  }
  /// Stands in for `bodyA` of `SKPhysicsContact`.
  open var bodyA: SKPhysicsBody = SKPhysicsBody()
  /// Stands in for `bodyB` of `SKPhysicsContact`.
  open var bodyB: SKPhysicsBody = SKPhysicsBody()
  /// Stands in for `contactPoint` of `SKPhysicsContact`.
  open var contactPoint: CGPoint = .zero
  /// Stands in for `collisionImpulse` of `SKPhysicsContact`.
  open var collisionImpulse: CGFloat = 0
}
