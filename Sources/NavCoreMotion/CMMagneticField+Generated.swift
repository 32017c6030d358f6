// Made by Scripts/generate from Scripts/stand-ins/CoreMotion.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CMMagneticField` of CoreMotion, and does nothing.
public struct CMMagneticField: Sendable {
  /// Stands in for `x` of `CMMagneticField`.
  public var x: Double = 0
  /// Stands in for `y` of `CMMagneticField`.
  public var y: Double = 0
  /// Stands in for `z` of `CMMagneticField`.
  public var z: Double = 0
  /// Creates what stands in for a `CMMagneticField`.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}
