// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKObjectType` of HealthKit, and does nothing.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `HKObjectType`.
  public override init() {
    super.init()
  }
  /// Stands in for `quantityType` of `HKObjectType`.
  public static func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? { HKQuantityType(identifier) }
  /// Stands in for `workoutType` of `HKObjectType`.
  public static func workoutType() -> HKWorkoutType { HKWorkoutType() }
  /// Stands in for `categoryType` of `HKObjectType`.
  public static func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? { HKCategoryType(identifier) }
  /// Stands in for `characteristicType` of `HKObjectType`.
  public static func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
  /// Stands in for `activitySummaryType` of `HKObjectType`.
  public static func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType() }
}
