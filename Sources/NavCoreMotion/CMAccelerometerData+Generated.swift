// Made by Scripts/generate from Scripts/stand-ins/CoreMotion.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CMAccelerometerData` of CoreMotion, and does nothing.
open class CMAccelerometerData: NSObject, @unchecked Sendable {
  /// Stands in for `acceleration` of `CMAccelerometerData`.
  public let acceleration: CMAcceleration = CMAcceleration(x: 0, y: 0, z: 0)
  /// Creates what stands in for a `CMAccelerometerData`.
  public override init() {
    super.init()
  }
}
