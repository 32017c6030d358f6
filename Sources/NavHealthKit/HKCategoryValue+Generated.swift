// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKCategoryValue` of HealthKit, and does nothing.
public enum HKCategoryValue: Int, Sendable {
  /// Stands in for `notApplicable` of `HKCategoryValue`.
  case notApplicable
}
