// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKBiologicalSex` of HealthKit, and does nothing.
public enum HKBiologicalSex: Int, Sendable {
  /// Stands in for `notSet` of `HKBiologicalSex`.
  case notSet, female, male, other
}
