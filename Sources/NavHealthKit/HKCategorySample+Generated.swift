// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKCategorySample` of HealthKit, and does nothing.
open class HKCategorySample: HKSample, @unchecked Sendable {
  /// Stands in for `value` of `HKCategorySample`.
  public let value: Int
  /// Creates what stands in for a `HKCategorySample`.
  public init(type: HKCategoryType, value: Int, start: Date, end: Date) {
    self.value = value
    super.init()
  }
  /// Creates what stands in for a `HKCategorySample`.
  public convenience init(
    type: HKCategoryType,
    value: Int,
    start: Date,
    end: Date,
    metadata: [String: Any]?
  ) {
    self.init(type: type, value: value, start: start, end: end)
  }
}
