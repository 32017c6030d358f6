// Made by Scripts/generate from Scripts/stand-ins/CoreMotion.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CMDeviceMotion` of CoreMotion, and does nothing.
open class CMDeviceMotion: NSObject, @unchecked Sendable {
  /// Stands in for `rotationRate` of `CMDeviceMotion`.
  public let rotationRate: CMRotationRate = CMRotationRate(x: 0, y: 0, z: 0)
  /// Stands in for `heading` of `CMDeviceMotion`.
  public let heading: Double = 0
  /// Stands in for `attitude` of `CMDeviceMotion`.
  public let attitude: CMAttitude = CMAttitude()
  /// Stands in for `userAcceleration` of `CMDeviceMotion`.
  public let userAcceleration: CMAcceleration = CMAcceleration(x: 0, y: 0, z: 0)
  /// Stands in for `gravity` of `CMDeviceMotion`.
  public let gravity: CMAcceleration = CMAcceleration(x: 0, y: 0, z: 0)
  /// Creates what stands in for a `CMDeviceMotion`.
  public override init() {
    super.init()
  }
}
