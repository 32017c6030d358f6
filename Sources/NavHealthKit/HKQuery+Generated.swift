// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKQuery` of HealthKit, and does nothing.
open class HKQuery: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `HKQuery`.
  public override init() {
    super.init()
  }
  /// Stands in for `predicateForSamples` of `HKQuery`.
  public static func predicateForSamples(
    withStart startDate: Date?,
    end endDate: Date?,
    options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: true) }
  /// Stands in for `predicateForWorkouts` of `HKQuery`.
  public static func predicateForWorkouts(
    with workoutActivityType: HKWorkoutActivityType
  ) -> NSPredicate { NSPredicate(value: true) }
  /// Stands in for `predicateForObjects` of `HKQuery`.
  public static func predicateForObjects(from source: HKSource) -> NSPredicate {
    NSPredicate(value: true)
  }
}
