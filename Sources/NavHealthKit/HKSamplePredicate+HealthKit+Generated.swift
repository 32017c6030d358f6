// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

extension HKSamplePredicate where Sample == HKQuantitySample {
  /// Stands in for `quantitySample` of `HKSamplePredicate`.
  public static func quantitySample(
    type: HKQuantityType,
    predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKQuantitySample> {
    HKSamplePredicate(sampleType: type, nsPredicate: predicate)
  }
}

extension HKSamplePredicate where Sample == HKCategorySample {
  /// Stands in for `categorySample` of `HKSamplePredicate`.
  public static func categorySample(
    type: HKCategoryType,
    predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKCategorySample> {
    HKSamplePredicate(sampleType: type, nsPredicate: predicate)
  }
}

extension HKSamplePredicate where Sample == HKSample {
  /// Stands in for `sample` of `HKSamplePredicate`.
  public static func sample(
    type: HKSampleType,
    predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKSample> { HKSamplePredicate(sampleType: type, nsPredicate: predicate) }
}

extension HKSamplePredicate where Sample == HKWorkout {
  /// Stands in for `workout` of `HKSamplePredicate`.
  public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
    HKSamplePredicate(sampleType: HKObjectType.workoutType(), nsPredicate: predicate)
  }
}
