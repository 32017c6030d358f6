// Made by Scripts/generate from Scripts/stand-ins/CoreMotion.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CMPedometerData` of CoreMotion, and does nothing.
open class CMPedometerData: NSObject, @unchecked Sendable {
  /// Stands in for `numberOfSteps` of `CMPedometerData`.
  public let numberOfSteps: NSNumber = 0
  /// Stands in for `startDate` of `CMPedometerData`.
  public let startDate: Date = Date(timeIntervalSinceReferenceDate: 0)
  /// Stands in for `endDate` of `CMPedometerData`.
  public let endDate: Date = Date(timeIntervalSinceReferenceDate: 0)
  /// Stands in for `floorsAscended` of `CMPedometerData`.
  public let floorsAscended: NSNumber? = nil
  /// Stands in for `floorsDescended` of `CMPedometerData`.
  public let floorsDescended: NSNumber? = nil
  /// Stands in for `currentPace` of `CMPedometerData`.
  public let currentPace: NSNumber? = nil
  /// Stands in for `averageActivePace` of `CMPedometerData`.
  public let averageActivePace: NSNumber? = nil
  /// Stands in for `distance` of `CMPedometerData`.
  public let distance: NSNumber? = nil
  /// Creates what stands in for a `CMPedometerData`.
  public override init() {
    super.init()
  }
}
