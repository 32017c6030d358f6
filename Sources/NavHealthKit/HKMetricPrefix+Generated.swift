// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKMetricPrefix` of HealthKit, and does nothing.
public enum HKMetricPrefix: Int, Sendable {
  /// Stands in for `none` of `HKMetricPrefix`.
  case none, kilo
}
