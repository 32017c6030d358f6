// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKUpdateFrequency` of HealthKit, and does nothing.
public enum HKUpdateFrequency: Int, Sendable {
  /// Stands in for `immediate` of `HKUpdateFrequency`.
  case immediate = 1
  /// Stands in for `hourly` of `HKUpdateFrequency`.
  case hourly, daily, weekly
}
