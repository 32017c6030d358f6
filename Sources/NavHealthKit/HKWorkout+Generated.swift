// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKWorkout` of HealthKit, and does nothing.
open class HKWorkout: HKSample, @unchecked Sendable {
  /// Stands in for `workoutActivityType` of `HKWorkout`.
  public let workoutActivityType: HKWorkoutActivityType
  /// Stands in for `duration` of `HKWorkout`.
  open var duration: TimeInterval { 0 }
  /// Stands in for `totalEnergyBurned` of `HKWorkout`.
  open var totalEnergyBurned: HKQuantity? { nil }
  /// Stands in for `totalDistance` of `HKWorkout`.
  open var totalDistance: HKQuantity? { nil }
  /// Creates what stands in for a `HKWorkout`.
  public init(activityType: HKWorkoutActivityType, start: Date, end: Date) {
    workoutActivityType = activityType
    super.init()
  }
  /// Creates what stands in for a `HKWorkout`.
  public convenience init(
    activityType: HKWorkoutActivityType,
    start: Date,
    end: Date,
    duration: TimeInterval,
    totalEnergyBurned: HKQuantity?,
    totalDistance: HKQuantity?,
    metadata: [String: Any]?
  ) {
    self.init(activityType: activityType, start: start, end: end)
  }
  /// Stands in for `statistics` of `HKWorkout`.
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}
