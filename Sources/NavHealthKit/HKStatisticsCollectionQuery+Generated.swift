// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKStatisticsCollectionQuery` of HealthKit, and does nothing.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  /// Stands in for `initialResultsHandler` of `HKStatisticsCollectionQuery`.
  open var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)? = nil
  /// Stands in for `statisticsUpdateHandler` of `HKStatisticsCollectionQuery`.
  open var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)? =
      nil
  /// Creates what stands in for a `HKStatisticsCollectionQuery`.
  public init(
    quantityType: HKQuantityType,
    quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    anchorDate: Date,
    intervalComponents: DateComponents
  ) {
    super.init()
  }
}
