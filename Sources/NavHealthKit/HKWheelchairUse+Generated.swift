// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKWheelchairUse` of HealthKit, and does nothing.
public enum HKWheelchairUse: Int, Sendable {
  /// Stands in for `notSet` of `HKWheelchairUse`.
  case notSet, no, yes
}
