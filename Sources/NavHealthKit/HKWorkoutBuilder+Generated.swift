// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKWorkoutBuilder` of HealthKit, and does nothing.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `HKWorkoutBuilder`.
  public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?)
  {
    super.init()
  }
  /// Stands in for `beginCollection` of `HKWorkoutBuilder`.
  open func beginCollection(at startDate: Date) async throws {}
  /// Stands in for `beginCollection` of `HKWorkoutBuilder`.
  open func beginCollection(
    withStart startDate: Date,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, CocoaError(.featureUnsupported)) }
  /// Stands in for `endCollection` of `HKWorkoutBuilder`.
  open func endCollection(at endDate: Date) async throws {}
  /// Stands in for `endCollection` of `HKWorkoutBuilder`.
  open func endCollection(
    withEnd endDate: Date,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, CocoaError(.featureUnsupported)) }
  /// Stands in for `addSamples` of `HKWorkoutBuilder`.
  open func addSamples(_ samples: [HKSample]) async throws {}
  /// Stands in for `add` of `HKWorkoutBuilder`.
  open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
  { completion(false, CocoaError(.featureUnsupported)) }
  /// Stands in for `finishWorkout` of `HKWorkoutBuilder`.
  @discardableResult
  open func finishWorkout() async throws -> HKWorkout? { nil }
  /// Stands in for `finishWorkout` of `HKWorkoutBuilder`.
  open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
    completion(nil, nil)
  }
}
