// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKWorkoutType` of HealthKit, and does nothing.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {
  /// Creates what stands in for a `HKWorkoutType`.
  public override init() {
    super.init()
  }
}
