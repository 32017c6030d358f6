// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKWorkoutSessionLocationType` of HealthKit, and does nothing.
public enum HKWorkoutSessionLocationType: Int, Sendable {
  /// Stands in for `unknown` of `HKWorkoutSessionLocationType`.
  case unknown = 1
  /// Stands in for `indoor` of `HKWorkoutSessionLocationType`.
  case indoor, outdoor
}
