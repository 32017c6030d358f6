// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNPhysicsContactDelegate` of Frameworks, and does nothing.
public protocol SCNPhysicsContactDelegate: AnyObject {
  /// Stands in for `physicsWorld` of `SCNPhysicsContactDelegate`.
  func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
  /// Stands in for `physicsWorld` of `SCNPhysicsContactDelegate`.
  func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
  /// Stands in for `physicsWorld` of `SCNPhysicsContactDelegate`.
  func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}

extension SCNPhysicsContactDelegate {
  /// Stands in for `physicsWorld` of `SCNPhysicsContactDelegate`.
  public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
  /// Stands in for `physicsWorld` of `SCNPhysicsContactDelegate`.
  public func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {}
  /// Stands in for `physicsWorld` of `SCNPhysicsContactDelegate`.
  public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}
