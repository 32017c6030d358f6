// Made by Scripts/generate from Scripts/stand-ins/CoreMotion.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CMQuaternion` of CoreMotion, and does nothing.
public struct CMQuaternion: Sendable {
  /// Stands in for `x` of `CMQuaternion`.
  public var x: Double = 0
  /// Stands in for `y` of `CMQuaternion`.
  public var y: Double = 0
  /// Stands in for `z` of `CMQuaternion`.
  public var z: Double = 0
  /// Stands in for `w` of `CMQuaternion`.
  public var w: Double = 0
  /// Creates what stands in for a `CMQuaternion`.
  public init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }
}
