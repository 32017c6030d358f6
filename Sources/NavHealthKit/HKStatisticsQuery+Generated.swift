// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKStatisticsQuery` of HealthKit, and does nothing.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  /// Stands in for `handler` of `HKStatisticsQuery`.
  public let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  /// Creates what stands in for a `HKStatisticsQuery`.
  public init(
    quantityType: HKQuantityType,
    quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    self.handler = handler
    super.init()
  }
}
