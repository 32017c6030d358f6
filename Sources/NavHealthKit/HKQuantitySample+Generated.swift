// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKQuantitySample` of HealthKit, and does nothing.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  /// Stands in for `quantity` of `HKQuantitySample`.
  public let quantity: HKQuantity
  /// Creates what stands in for a `HKQuantitySample`.
  public init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date) {
    self.quantity = quantity
    super.init()
  }
}
