// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKActivitySummaryType` of HealthKit, and does nothing.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {
  /// Creates what stands in for a `HKActivitySummaryType`.
  public override init() {
    super.init()
  }
}
