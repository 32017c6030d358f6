// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKBloodType` of HealthKit, and does nothing.
public enum HKBloodType: Int, Sendable {
  /// Stands in for `notSet` of `HKBloodType`.
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive,
    oNegative
}
