// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKSample` of HealthKit, and does nothing.
open class HKSample: HKObject, @unchecked Sendable {
  /// Stands in for `sampleType` of `HKSample`.
  open var sampleType: HKSampleType { HKSampleType() }
  /// Stands in for `startDate` of `HKSample`.
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// Stands in for `endDate` of `HKSample`.
  open var endDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// Creates what stands in for a `HKSample`.
  public override init() {
    super.init()
  }
}
