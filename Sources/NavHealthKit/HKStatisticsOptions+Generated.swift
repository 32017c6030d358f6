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
  /// Stands in for `separateBySource` of `HKStatisticsOptions`.
  public static let separateBySource: HKStatisticsOptions = HKStatisticsOptions(rawValue: 1)
  /// Stands in for `discreteMin` of `HKStatisticsOptions`.
  public static let discreteMin: HKStatisticsOptions = HKStatisticsOptions(rawValue: 4)
  /// Stands in for `discreteMax` of `HKStatisticsOptions`.
  public static let discreteMax: HKStatisticsOptions = HKStatisticsOptions(rawValue: 8)
  /// Stands in for `mostRecent` of `HKStatisticsOptions`.
  public static let mostRecent: HKStatisticsOptions = HKStatisticsOptions(rawValue: 32)
  /// Stands in for `duration` of `HKStatisticsOptions`.
  public static let duration: HKStatisticsOptions = HKStatisticsOptions(rawValue: 64)
  /// Stands in for `discreteAverage` of `HKStatisticsOptions`.
  public static let discreteAverage: HKStatisticsOptions = HKStatisticsOptions(rawValue: 2)
}
