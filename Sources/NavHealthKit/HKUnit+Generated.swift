// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKUnit` of HealthKit, and does nothing.
open class HKUnit: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `HKUnit`.
  public override init() {
    super.init()
  }
  /// Stands in for `count` of `HKUnit`.
  public static func count() -> HKUnit { HKUnit() }
  /// Stands in for `minute` of `HKUnit`.
  public static func minute() -> HKUnit { HKUnit() }
  /// Stands in for `kilocalorie` of `HKUnit`.
  public static func kilocalorie() -> HKUnit { HKUnit() }
  /// Stands in for `gramUnit` of `HKUnit`.
  public static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit() }
  /// Stands in for `meter` of `HKUnit`.
  public static func meter() -> HKUnit { HKUnit() }
  /// Stands in for `unitDivided` of `HKUnit`.
  open func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit() }
}
