// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKQuantityType` of HealthKit, and does nothing.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// Stands in for `identifier` of `HKQuantityType`.
  public let identifier: HKQuantityTypeIdentifier
  /// Creates what stands in for a `HKQuantityType`.
  public init(_ identifier: HKQuantityTypeIdentifier) {
    self.identifier = identifier
    super.init()
  }
}
