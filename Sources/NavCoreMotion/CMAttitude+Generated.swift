// Made by Scripts/generate from Scripts/stand-ins/CoreMotion.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CMAttitude` of CoreMotion, and does nothing.
open class CMAttitude: NSObject, @unchecked Sendable {
  /// Stands in for `quaternion` of `CMAttitude`.
  public let quaternion: CMQuaternion = CMQuaternion(x: 0, y: 0, z: 0, w: 1)
  /// Stands in for `multiply` of `CMAttitude`.
  open func multiply(byInverseOf attitude: CMAttitude) {}
  /// Stands in for `roll` of `CMAttitude`.
  public let roll: Double = 0
  /// Stands in for `pitch` of `CMAttitude`.
  public let pitch: Double = 0
  /// Stands in for `yaw` of `CMAttitude`.
  public let yaw: Double = 0
  /// Creates what stands in for a `CMAttitude`.
  public override init() {
    super.init()
  }
}
