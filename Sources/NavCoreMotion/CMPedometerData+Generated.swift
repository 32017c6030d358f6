// Made by Scripts/generate from Scripts/stand-ins/CoreMotion.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CMPedometerData` of CoreMotion, and does nothing.
open class CMPedometerData: NSObject, @unchecked Sendable {
  /// Stands in for `numberOfSteps` of `CMPedometerData`.
  public let numberOfSteps: NSNumber = 0
  /// Stands in for `distance` of `CMPedometerData`.
  public let distance: NSNumber? = nil
  /// Creates what stands in for a `CMPedometerData`.
  public override init() {
    super.init()
  }
}
