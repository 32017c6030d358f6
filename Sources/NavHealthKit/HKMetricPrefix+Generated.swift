// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKMetricPrefix` of HealthKit, and does nothing.
public enum HKMetricPrefix: Int, Sendable {
  /// Stands in for `none` of `HKMetricPrefix`.
  case none, femto, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera
}
