// Made by Scripts/generate from Scripts/stand-ins/CoreMotion.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CMGyroData` of CoreMotion, and does nothing.
open class CMGyroData: NSObject, @unchecked Sendable {
  /// Stands in for `rotationRate` of `CMGyroData`.
  public let rotationRate: CMRotationRate = CMRotationRate(x: 0, y: 0, z: 0)
  /// Creates what stands in for a `CMGyroData`.
  public override init() {
    super.init()
  }
}
