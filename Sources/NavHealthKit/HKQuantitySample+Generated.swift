// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKQuantitySample` of HealthKit, and does nothing.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  /// Stands in for `quantity` of `HKQuantitySample`.
  public let quantity: HKQuantity
  /// Stands in for `quantityType` of `HKQuantitySample`.
  open var quantityType: HKQuantityType { HKQuantityType(.stepCount) }
  /// Creates what stands in for a `HKQuantitySample`.
  public init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date) {
    self.quantity = quantity
    super.init()
  }
  /// Creates what stands in for a `HKQuantitySample`.
  public convenience init(
    type: HKQuantityType,
    quantity: HKQuantity,
    start: Date,
    end: Date,
    metadata: [String: Any]?
  ) {
    self.init(type: type, quantity: quantity, start: start, end: end)
  }
  /// Creates what stands in for a `HKQuantitySample`.
  public convenience init(
    type: HKQuantityType,
    quantity: HKQuantity,
    start: Date,
    end: Date,
    device: HKDevice?,
    metadata: [String: Any]?
  ) {
    self.init(type: type, quantity: quantity, start: start, end: end)
  }
}
