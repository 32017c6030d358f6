// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKStatisticsCollection` of HealthKit, and does nothing.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `HKStatisticsCollection`.
  public override init() {
    super.init()
  }
  /// Stands in for `enumerateStatistics` of `HKStatisticsCollection`.
  open func enumerateStatistics(
    from startDate: Date,
    to endDate: Date,
    with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  /// Stands in for `statistics` of `HKStatisticsCollection`.
  open func statistics() -> [HKStatistics] { [] }
  /// Stands in for `statistics` of `HKStatisticsCollection`.
  open func statistics(for date: Date) -> HKStatistics? { nil }
}
