// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKQuantity` of HealthKit, and does nothing.
open class HKQuantity: NSObject, @unchecked Sendable {
  /// Stands in for `value` of `HKQuantity`.
  public let value: Double
  /// Creates what stands in for a `HKQuantity`.
  public init(unit: HKUnit, doubleValue value: Double) {
    self.value = value
    super.init()
  }
  /// Stands in for `doubleValue` of `HKQuantity`.
  open func doubleValue(for unit: HKUnit) -> Double { value }
}
