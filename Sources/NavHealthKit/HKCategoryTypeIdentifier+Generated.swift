// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKCategoryTypeIdentifier` of HealthKit, and does nothing.
public struct HKCategoryTypeIdentifier: Hashable, Sendable {
  /// Stands in for `rawValue` of `HKCategoryTypeIdentifier`.
  public let rawValue: String
  /// Creates what stands in for a `HKCategoryTypeIdentifier`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `sleepAnalysis` of `HKCategoryTypeIdentifier`.
  public static let sleepAnalysis: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "sleepAnalysis"
  )
  /// Stands in for `mindfulSession` of `HKCategoryTypeIdentifier`.
  public static let mindfulSession: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "mindfulSession"
  )
  /// Stands in for `appleStandHour` of `HKCategoryTypeIdentifier`.
  public static let appleStandHour: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "appleStandHour"
  )
  /// Stands in for `menstrualFlow` of `HKCategoryTypeIdentifier`.
  public static let menstrualFlow: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "menstrualFlow"
  )
}
