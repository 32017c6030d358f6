// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNDistanceConstraint` of Frameworks, and does nothing.
open class SCNDistanceConstraint: SCNConstraint, @unchecked Sendable {
  /// Creates what stands in for a `SCNDistanceConstraint`.
  public init(target: SCNNode?) {
    self.target = target
    super.init()
  }
  /// Stands in for `target` of `SCNDistanceConstraint`.
  open var target: SCNNode? = nil
  /// Stands in for `minimumDistance` of `SCNDistanceConstraint`.
  open var minimumDistance: CGFloat = 0
  /// Stands in for `maximumDistance` of `SCNDistanceConstraint`.
  open var maximumDistance: CGFloat = 0
}
