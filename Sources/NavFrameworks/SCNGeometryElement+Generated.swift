// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNGeometryElement` of Frameworks, and does nothing.
open class SCNGeometryElement: NSObject, @unchecked Sendable {
  /// Stands in for `primitiveType` of `SCNGeometryElement`.
  public let primitiveType: SCNGeometryPrimitiveType
  /// Creates what stands in for a `SCNGeometryElement`.
  public init<Index: FixedWidthInteger>(indices: [Index], primitiveType: SCNGeometryPrimitiveType) {
    self.primitiveType = primitiveType
    super.init()
  }
  /// Stands in for `pointSize` of `SCNGeometryElement`.
  open var pointSize: CGFloat = 1
}
