// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKObserverQuery` of HealthKit, and does nothing.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  /// Creates what stands in for a `HKObserverQuery`.
  public init(
    sampleType: HKSampleType,
    predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {
    super.init()
  }
}
