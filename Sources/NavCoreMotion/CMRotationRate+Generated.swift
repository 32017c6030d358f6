// Made by Scripts/generate from Scripts/stand-ins/CoreMotion.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CMRotationRate` of CoreMotion, and does nothing.
public struct CMRotationRate: Sendable {
  /// Stands in for `x` of `CMRotationRate`.
  public var x: Double = 0
  /// Stands in for `y` of `CMRotationRate`.
  public var y: Double = 0
  /// Stands in for `z` of `CMRotationRate`.
  public var z: Double = 0
  /// Creates what stands in for a `CMRotationRate`.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}
