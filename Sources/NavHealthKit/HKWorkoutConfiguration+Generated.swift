// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKWorkoutConfiguration` of HealthKit, and does nothing.
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `HKWorkoutConfiguration`.
  public override init() {
    super.init()
  }
  /// Stands in for `activityType` of `HKWorkoutConfiguration`.
  open var activityType: HKWorkoutActivityType = .other
  /// Stands in for `locationType` of `HKWorkoutConfiguration`.
  open var locationType: HKWorkoutSessionLocationType = .unknown
}
