// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKSampleType` of HealthKit, and does nothing.
open class HKSampleType: HKObjectType, @unchecked Sendable {
  /// Creates what stands in for a `HKSampleType`.
  public override init() {
    super.init()
  }
}
