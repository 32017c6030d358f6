// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKCategoryType` of HealthKit, and does nothing.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// Stands in for `identifier` of `HKCategoryType`.
  public let identifier: HKCategoryTypeIdentifier
  /// Creates what stands in for a `HKCategoryType`.
  public init(_ identifier: HKCategoryTypeIdentifier) {
    self.identifier = identifier
    super.init()
  }
}
