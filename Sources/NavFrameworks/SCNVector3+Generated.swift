// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNVector3` of Frameworks, and does nothing.
public struct SCNVector3: Sendable {
  /// Stands in for `x` of `SCNVector3`.
  public var x: Float = 0
  /// Stands in for `y` of `SCNVector3`.
  public var y: Float = 0
  /// Stands in for `z` of `SCNVector3`.
  public var z: Float = 0
  /// Creates what stands in for a `SCNVector3`.
  public init() {
  }
  /// Creates what stands in for a `SCNVector3`.
  public init(x: Float, y: Float, z: Float) {
    self.x = x
    self.y = y
    self.z = z
  }
  /// Creates what stands in for a `SCNVector3`.
  public init(_ x: Float, _ y: Float, _ z: Float) {
    self.x = x
    self.y = y
    self.z = z
  }
  /// Creates what stands in for a `SCNVector3`.
  @_disfavoredOverload
  public init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = Float(x)
    self.y = Float(y)
    self.z = Float(z)
  }
  /// Creates what stands in for a `SCNVector3`.
  @_disfavoredOverload
  public init(_ x: Int, _ y: Int, _ z: Int) {
    self.x = Float(x)
    self.y = Float(y)
    self.z = Float(z)
  }
}
