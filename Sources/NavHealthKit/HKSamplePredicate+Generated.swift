// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKSamplePredicate` of HealthKit, and does nothing.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
  /// Stands in for `sampleType` of `HKSamplePredicate`.
  public let sampleType: HKSampleType
  /// Stands in for `nsPredicate` of `HKSamplePredicate`.
  public let nsPredicate: NSPredicate?
  /// Creates what stands in for a `HKSamplePredicate`.
  public init(sampleType: HKSampleType, nsPredicate: NSPredicate?) {
    self.sampleType = sampleType
    self.nsPredicate = nsPredicate
  }
}
