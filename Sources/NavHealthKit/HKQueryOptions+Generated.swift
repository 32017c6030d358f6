// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKQueryOptions` of HealthKit, and does nothing.
public struct HKQueryOptions: OptionSet, Sendable {
  /// Stands in for `rawValue` of `HKQueryOptions`.
  public let rawValue: UInt
  /// Creates what stands in for a `HKQueryOptions`.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
  /// Stands in for `strictStartDate` of `HKQueryOptions`.
  public static let strictStartDate: HKQueryOptions = HKQueryOptions(rawValue: 1)
  /// Stands in for `strictEndDate` of `HKQueryOptions`.
  public static let strictEndDate: HKQueryOptions = HKQueryOptions(rawValue: 2)
}
