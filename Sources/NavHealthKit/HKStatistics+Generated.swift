// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKStatistics` of HealthKit, and does nothing.
open class HKStatistics: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `HKStatistics`.
  public override init() {
    super.init()
  }
  /// Stands in for `sumQuantity` of `HKStatistics`.
  open func sumQuantity() -> HKQuantity? { nil }
  /// Stands in for `averageQuantity` of `HKStatistics`.
  open func averageQuantity() -> HKQuantity? { nil }
  /// Stands in for `minimumQuantity` of `HKStatistics`.
  open func minimumQuantity() -> HKQuantity? { nil }
  /// Stands in for `maximumQuantity` of `HKStatistics`.
  open func maximumQuantity() -> HKQuantity? { nil }
  /// Stands in for `mostRecentQuantity` of `HKStatistics`.
  open func mostRecentQuantity() -> HKQuantity? { nil }
  /// Stands in for `startDate` of `HKStatistics`.
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// Stands in for `endDate` of `HKStatistics`.
  open var endDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
