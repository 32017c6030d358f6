// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNLookAtConstraint` of Frameworks, and does nothing.
open class SCNLookAtConstraint: SCNConstraint, @unchecked Sendable {
  /// Creates what stands in for a `SCNLookAtConstraint`.
  public init(target: SCNNode?) {
    self.target = target
    super.init()
  }
  /// Stands in for `target` of `SCNLookAtConstraint`.
  open var target: SCNNode? = nil
  /// Stands in for `isGimbalLockEnabled` of `SCNLookAtConstraint`.
  open var isGimbalLockEnabled: Bool = false
  /// Stands in for `targetOffset` of `SCNLookAtConstraint`.
  open var targetOffset: SCNVector3 = SCNVector3(0, 0, 0)
  /// Stands in for `localFront` of `SCNLookAtConstraint`.
  open var localFront: SCNVector3 = SCNVector3(0, 0, -1)
  /// Stands in for `worldUp` of `SCNLookAtConstraint`.
  open var worldUp: SCNVector3 = SCNVector3(0, 1, 0)
}
