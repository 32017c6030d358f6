// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

extension HKCategoryValueSleepAnalysis {
  /// Stands in for `asleep` of `HKCategoryValueSleepAnalysis`.
  public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
  /// Stands in for `allAsleepValues` of `HKCategoryValueSleepAnalysis`.
  public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> {
    [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
  }
}
