// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNGeometryPrimitiveType` of Frameworks, and does nothing.
public enum SCNGeometryPrimitiveType: Int, Sendable {
  /// Stands in for `triangles` of `SCNGeometryPrimitiveType`.
  case triangles, triangleStrip, line, point, polygon
}
