// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SKPhysicsContactDelegate` of Frameworks, and does nothing.
@MainActor
@preconcurrency
public protocol SKPhysicsContactDelegate: AnyObject {
  /// Stands in for `didBegin` of `SKPhysicsContactDelegate`.
  func didBegin(_ contact: SKPhysicsContact)
  /// Stands in for `didEnd` of `SKPhysicsContactDelegate`.
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  /// Stands in for `didBegin` of `SKPhysicsContactDelegate`.
  public func didBegin(_ contact: SKPhysicsContact) {}
  /// Stands in for `didEnd` of `SKPhysicsContactDelegate`.
  public func didEnd(_ contact: SKPhysicsContact) {}
}
