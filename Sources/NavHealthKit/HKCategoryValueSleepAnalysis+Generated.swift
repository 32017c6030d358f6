// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKCategoryValueSleepAnalysis` of HealthKit, and does nothing.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  /// Stands in for `inBed` of `HKCategoryValueSleepAnalysis`.
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
}
