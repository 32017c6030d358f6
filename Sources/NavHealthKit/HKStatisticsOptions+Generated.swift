// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKStatisticsOptions` of HealthKit, and does nothing.
public struct HKStatisticsOptions: OptionSet, Sendable {
  /// Stands in for `rawValue` of `HKStatisticsOptions`.
  public let rawValue: UInt
  /// Creates what stands in for a `HKStatisticsOptions`.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
  /// Stands in for `cumulativeSum` of `HKStatisticsOptions`.
  public static let cumulativeSum: HKStatisticsOptions = HKStatisticsOptions(rawValue: 16)
  /// Stands in for `discreteAverage` of `HKStatisticsOptions`.
  public static let discreteAverage: HKStatisticsOptions = HKStatisticsOptions(rawValue: 2)
}
