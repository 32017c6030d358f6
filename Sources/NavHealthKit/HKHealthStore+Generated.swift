// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKHealthStore` of HealthKit, and does nothing.
open class HKHealthStore: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `HKHealthStore`.
  public override init() {
    super.init()
  }
  /// Stands in for `isHealthDataAvailable` of `HKHealthStore`.
  public static func isHealthDataAvailable() -> Bool { false }
  /// Stands in for `requestAuthorization` of `HKHealthStore`.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>,
    read typesToRead: Set<HKObjectType>
  ) async throws {}
  /// Stands in for `requestAuthorization` of `HKHealthStore`.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?,
    read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  /// Stands in for `execute` of `HKHealthStore`.
  open func execute(_ query: HKQuery) {
    if let query = query as? HKStatisticsQuery { query.handler(query, nil, nil) }
  }
  /// Stands in for `save` of `HKHealthStore`.
  open func save(_ object: HKSample) async throws {}
}
