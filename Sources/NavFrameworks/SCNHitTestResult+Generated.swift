// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNHitTestResult` of Frameworks, and does nothing.
open class SCNHitTestResult: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SCNHitTestResult`.
  public override init() {
    super.init()
  }
  /// Stands in for `node` of `SCNHitTestResult`.
  open var node: SCNNode = SCNNode()
  /// Stands in for `worldCoordinates` of `SCNHitTestResult`.
  open var worldCoordinates: SCNVector3 = SCNVector3()
}
