// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKSampleQuery` of HealthKit, and does nothing.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  /// Stands in for `handler` of `HKSampleQuery`.
  public let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  /// Creates what stands in for a `HKSampleQuery`.
  public init(
    sampleType: HKSampleType,
    predicate: NSPredicate?,
    limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler handler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    self.handler = handler
    super.init()
  }
}
