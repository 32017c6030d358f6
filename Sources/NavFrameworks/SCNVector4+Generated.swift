// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNVector4` of Frameworks, and does nothing.
public struct SCNVector4: Sendable {
  /// Stands in for `x` of `SCNVector4`.
  public var x: Float = 0
  /// Stands in for `y` of `SCNVector4`.
  public var y: Float = 0
  /// Stands in for `z` of `SCNVector4`.
  public var z: Float = 0
  /// Stands in for `w` of `SCNVector4`.
  public var w: Float = 0
  /// Creates what stands in for a `SCNVector4`.
  public init() {
  }
  /// Creates what stands in for a `SCNVector4`.
  public init(x: Float, y: Float, z: Float, w: Float) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }
  /// Creates what stands in for a `SCNVector4`.
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }
}
