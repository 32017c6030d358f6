// Made by Scripts/generate from Scripts/stand-ins/CoreMotion.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CMMagnetometerData` of CoreMotion, and does nothing.
open class CMMagnetometerData: NSObject, @unchecked Sendable {
  /// Stands in for `magneticField` of `CMMagnetometerData`.
  public let magneticField: CMMagneticField = CMMagneticField(x: 0, y: 0, z: 0)
  /// Creates what stands in for a `CMMagnetometerData`.
  public override init() {
    super.init()
  }
}
