// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKQuantityTypeIdentifier` of HealthKit, and does nothing.
public struct HKQuantityTypeIdentifier: Hashable, Sendable {
  /// Stands in for `rawValue` of `HKQuantityTypeIdentifier`.
  public let rawValue: String
  /// Creates what stands in for a `HKQuantityTypeIdentifier`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `stepCount` of `HKQuantityTypeIdentifier`.
  public static let stepCount: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "stepCount"
  )
  /// Stands in for `heartRate` of `HKQuantityTypeIdentifier`.
  public static let heartRate: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "heartRate"
  )
  /// Stands in for `bodyMass` of `HKQuantityTypeIdentifier`.
  public static let bodyMass: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "bodyMass"
  )
  /// Stands in for `activeEnergyBurned` of `HKQuantityTypeIdentifier`.
  public static let activeEnergyBurned: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "activeEnergyBurned"
  )
  /// Stands in for `distanceWalkingRunning` of `HKQuantityTypeIdentifier`.
  public static let distanceWalkingRunning: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "distanceWalkingRunning"
  )
}
