// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNPhysicsBodyType` of Frameworks, and does nothing.
public enum SCNPhysicsBodyType: Int, Sendable {
  /// Stands in for ``static`` of `SCNPhysicsBodyType`.
  case `static`, dynamic, kinematic
}
