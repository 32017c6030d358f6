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
  /// Stands in for `basalEnergyBurned` of `HKQuantityTypeIdentifier`.
  public static let basalEnergyBurned: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "basalEnergyBurned"
  )
  /// Stands in for `restingHeartRate` of `HKQuantityTypeIdentifier`.
  public static let restingHeartRate: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "restingHeartRate"
  )
  /// Stands in for `heartRateVariabilitySDNN` of `HKQuantityTypeIdentifier`.
  public static let heartRateVariabilitySDNN: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "heartRateVariabilitySDNN"
  )
  /// Stands in for `walkingHeartRateAverage` of `HKQuantityTypeIdentifier`.
  public static let walkingHeartRateAverage: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "walkingHeartRateAverage"
  )
  /// Stands in for `height` of `HKQuantityTypeIdentifier`.
  public static let height: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(rawValue: "height")
  /// Stands in for `bodyMassIndex` of `HKQuantityTypeIdentifier`.
  public static let bodyMassIndex: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "bodyMassIndex"
  )
  /// Stands in for `bodyFatPercentage` of `HKQuantityTypeIdentifier`.
  public static let bodyFatPercentage: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "bodyFatPercentage"
  )
  /// Stands in for `leanBodyMass` of `HKQuantityTypeIdentifier`.
  public static let leanBodyMass: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "leanBodyMass"
  )
  /// Stands in for `waistCircumference` of `HKQuantityTypeIdentifier`.
  public static let waistCircumference: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "waistCircumference"
  )
  /// Stands in for `distanceCycling` of `HKQuantityTypeIdentifier`.
  public static let distanceCycling: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "distanceCycling"
  )
  /// Stands in for `distanceSwimming` of `HKQuantityTypeIdentifier`.
  public static let distanceSwimming: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "distanceSwimming"
  )
  /// Stands in for `flightsClimbed` of `HKQuantityTypeIdentifier`.
  public static let flightsClimbed: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "flightsClimbed"
  )
  /// Stands in for `appleExerciseTime` of `HKQuantityTypeIdentifier`.
  public static let appleExerciseTime: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "appleExerciseTime"
  )
  /// Stands in for `appleStandTime` of `HKQuantityTypeIdentifier`.
  public static let appleStandTime: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "appleStandTime"
  )
  /// Stands in for `appleMoveTime` of `HKQuantityTypeIdentifier`.
  public static let appleMoveTime: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "appleMoveTime"
  )
  /// Stands in for `vo2Max` of `HKQuantityTypeIdentifier`.
  public static let vo2Max: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(rawValue: "vo2Max")
  /// Stands in for `oxygenSaturation` of `HKQuantityTypeIdentifier`.
  public static let oxygenSaturation: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "oxygenSaturation"
  )
  /// Stands in for `respiratoryRate` of `HKQuantityTypeIdentifier`.
  public static let respiratoryRate: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "respiratoryRate"
  )
  /// Stands in for `bodyTemperature` of `HKQuantityTypeIdentifier`.
  public static let bodyTemperature: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "bodyTemperature"
  )
  /// Stands in for `bloodGlucose` of `HKQuantityTypeIdentifier`.
  public static let bloodGlucose: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "bloodGlucose"
  )
  /// Stands in for `bloodPressureSystolic` of `HKQuantityTypeIdentifier`.
  public static let bloodPressureSystolic: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "bloodPressureSystolic"
  )
  /// Stands in for `bloodPressureDiastolic` of `HKQuantityTypeIdentifier`.
  public static let bloodPressureDiastolic: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "bloodPressureDiastolic"
  )
  /// Stands in for `dietaryWater` of `HKQuantityTypeIdentifier`.
  public static let dietaryWater: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryWater"
  )
  /// Stands in for `dietaryEnergyConsumed` of `HKQuantityTypeIdentifier`.
  public static let dietaryEnergyConsumed: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryEnergyConsumed"
  )
  /// Stands in for `dietaryProtein` of `HKQuantityTypeIdentifier`.
  public static let dietaryProtein: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryProtein"
  )
  /// Stands in for `dietaryCarbohydrates` of `HKQuantityTypeIdentifier`.
  public static let dietaryCarbohydrates: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryCarbohydrates"
  )
  /// Stands in for `dietaryFatTotal` of `HKQuantityTypeIdentifier`.
  public static let dietaryFatTotal: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryFatTotal"
  )
  /// Stands in for `dietaryFiber` of `HKQuantityTypeIdentifier`.
  public static let dietaryFiber: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryFiber"
  )
  /// Stands in for `dietarySugar` of `HKQuantityTypeIdentifier`.
  public static let dietarySugar: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietarySugar"
  )
  /// Stands in for `dietarySodium` of `HKQuantityTypeIdentifier`.
  public static let dietarySodium: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietarySodium"
  )
  /// Stands in for `dietaryCaffeine` of `HKQuantityTypeIdentifier`.
  public static let dietaryCaffeine: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryCaffeine"
  )
  /// Stands in for `walkingSpeed` of `HKQuantityTypeIdentifier`.
  public static let walkingSpeed: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "walkingSpeed"
  )
  /// Stands in for `stepLength` of `HKQuantityTypeIdentifier`.
  public static let stepLength: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "stepLength"
  )
  /// Stands in for `walkingStepLength` of `HKQuantityTypeIdentifier`.
  public static let walkingStepLength: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "walkingStepLength"
  )
  /// Stands in for `swimmingStrokeCount` of `HKQuantityTypeIdentifier`.
  public static let swimmingStrokeCount: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "swimmingStrokeCount"
  )
  /// Stands in for `distanceWalkingRunning` of `HKQuantityTypeIdentifier`.
  public static let distanceWalkingRunning: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "distanceWalkingRunning"
  )
}
