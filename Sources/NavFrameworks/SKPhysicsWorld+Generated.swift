// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SKPhysicsWorld` of Frameworks, and does nothing.
open class SKPhysicsWorld: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SKPhysicsWorld`.
  public override init() {
    super.init()
  }
  /// Stands in for `gravity` of `SKPhysicsWorld`.
  open var gravity: CGVector = CGVector(dx: 0, dy: -9.8)
  /// Stands in for `speed` of `SKPhysicsWorld`.
  open var speed: CGFloat = 1
  /// Stands in for `contactDelegate` of `SKPhysicsWorld`.
  public weak var contactDelegate: (any SKPhysicsContactDelegate)? = nil
}
