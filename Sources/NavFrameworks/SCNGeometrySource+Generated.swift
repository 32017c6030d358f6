// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNGeometrySource` of Frameworks, and does nothing.
open class SCNGeometrySource: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SCNGeometrySource`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `SCNGeometrySource`.
  public convenience init(vertices: [SCNVector3]) {
    self.init()
  }
  /// Creates what stands in for a `SCNGeometrySource`.
  public convenience init(normals: [SCNVector3]) {
    self.init()
  }
  /// Creates what stands in for a `SCNGeometrySource`.
  public convenience init(textureCoordinates: [CGPoint]) {
    self.init()
  }
}
