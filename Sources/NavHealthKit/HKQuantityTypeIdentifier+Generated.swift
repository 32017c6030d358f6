// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKQuantityTypeIdentifier` of HealthKit, and does nothing.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `HKQuantityTypeIdentifier`.
  public let rawValue: String
  /// Creates what stands in for a `HKQuantityTypeIdentifier`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `appleSleepingWristTemperature` of `HKQuantityTypeIdentifier`.
  public static let appleSleepingWristTemperature: HKQuantityTypeIdentifier =
    HKQuantityTypeIdentifier(rawValue: "appleSleepingWristTemperature")
  /// Stands in for `appleSleepingBreathingDisturbances` of `HKQuantityTypeIdentifier`.
  public static let appleSleepingBreathingDisturbances: HKQuantityTypeIdentifier =
    HKQuantityTypeIdentifier(rawValue: "appleSleepingBreathingDisturbances")
  /// Stands in for `appleWalkingSteadiness` of `HKQuantityTypeIdentifier`.
  public static let appleWalkingSteadiness: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "appleWalkingSteadiness"
  )
  /// Stands in for `atrialFibrillationBurden` of `HKQuantityTypeIdentifier`.
  public static let atrialFibrillationBurden: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "atrialFibrillationBurden"
  )
  /// Stands in for `basalBodyTemperature` of `HKQuantityTypeIdentifier`.
  public static let basalBodyTemperature: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "basalBodyTemperature"
  )
  /// Stands in for `bloodAlcoholContent` of `HKQuantityTypeIdentifier`.
  public static let bloodAlcoholContent: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "bloodAlcoholContent"
  )
  /// Stands in for `crossCountrySkiingSpeed` of `HKQuantityTypeIdentifier`.
  public static let crossCountrySkiingSpeed: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "crossCountrySkiingSpeed"
  )
  /// Stands in for `cyclingCadence` of `HKQuantityTypeIdentifier`.
  public static let cyclingCadence: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "cyclingCadence"
  )
  /// Stands in for `cyclingFunctionalThresholdPower` of `HKQuantityTypeIdentifier`.
  public static let cyclingFunctionalThresholdPower: HKQuantityTypeIdentifier =
    HKQuantityTypeIdentifier(rawValue: "cyclingFunctionalThresholdPower")
  /// Stands in for `cyclingPower` of `HKQuantityTypeIdentifier`.
  public static let cyclingPower: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "cyclingPower"
  )
  /// Stands in for `cyclingSpeed` of `HKQuantityTypeIdentifier`.
  public static let cyclingSpeed: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "cyclingSpeed"
  )
  /// Stands in for `dietaryBiotin` of `HKQuantityTypeIdentifier`.
  public static let dietaryBiotin: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryBiotin"
  )
  /// Stands in for `dietaryCalcium` of `HKQuantityTypeIdentifier`.
  public static let dietaryCalcium: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryCalcium"
  )
  /// Stands in for `dietaryChloride` of `HKQuantityTypeIdentifier`.
  public static let dietaryChloride: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryChloride"
  )
  /// Stands in for `dietaryCholesterol` of `HKQuantityTypeIdentifier`.
  public static let dietaryCholesterol: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryCholesterol"
  )
  /// Stands in for `dietaryChromium` of `HKQuantityTypeIdentifier`.
  public static let dietaryChromium: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryChromium"
  )
  /// Stands in for `dietaryCopper` of `HKQuantityTypeIdentifier`.
  public static let dietaryCopper: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryCopper"
  )
  /// Stands in for `dietaryFatMonounsaturated` of `HKQuantityTypeIdentifier`.
  public static let dietaryFatMonounsaturated: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryFatMonounsaturated"
  )
  /// Stands in for `dietaryFatPolyunsaturated` of `HKQuantityTypeIdentifier`.
  public static let dietaryFatPolyunsaturated: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryFatPolyunsaturated"
  )
  /// Stands in for `dietaryFatSaturated` of `HKQuantityTypeIdentifier`.
  public static let dietaryFatSaturated: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryFatSaturated"
  )
  /// Stands in for `dietaryFolate` of `HKQuantityTypeIdentifier`.
  public static let dietaryFolate: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryFolate"
  )
  /// Stands in for `dietaryIodine` of `HKQuantityTypeIdentifier`.
  public static let dietaryIodine: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryIodine"
  )
  /// Stands in for `dietaryIron` of `HKQuantityTypeIdentifier`.
  public static let dietaryIron: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryIron"
  )
  /// Stands in for `dietaryMagnesium` of `HKQuantityTypeIdentifier`.
  public static let dietaryMagnesium: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryMagnesium"
  )
  /// Stands in for `dietaryManganese` of `HKQuantityTypeIdentifier`.
  public static let dietaryManganese: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryManganese"
  )
  /// Stands in for `dietaryMolybdenum` of `HKQuantityTypeIdentifier`.
  public static let dietaryMolybdenum: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryMolybdenum"
  )
  /// Stands in for `dietaryNiacin` of `HKQuantityTypeIdentifier`.
  public static let dietaryNiacin: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryNiacin"
  )
  /// Stands in for `dietaryPantothenicAcid` of `HKQuantityTypeIdentifier`.
  public static let dietaryPantothenicAcid: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryPantothenicAcid"
  )
  /// Stands in for `dietaryPhosphorus` of `HKQuantityTypeIdentifier`.
  public static let dietaryPhosphorus: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryPhosphorus"
  )
  /// Stands in for `dietaryPotassium` of `HKQuantityTypeIdentifier`.
  public static let dietaryPotassium: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryPotassium"
  )
  /// Stands in for `dietaryRiboflavin` of `HKQuantityTypeIdentifier`.
  public static let dietaryRiboflavin: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryRiboflavin"
  )
  /// Stands in for `dietarySelenium` of `HKQuantityTypeIdentifier`.
  public static let dietarySelenium: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietarySelenium"
  )
  /// Stands in for `dietaryThiamin` of `HKQuantityTypeIdentifier`.
  public static let dietaryThiamin: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryThiamin"
  )
  /// Stands in for `dietaryVitaminA` of `HKQuantityTypeIdentifier`.
  public static let dietaryVitaminA: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryVitaminA"
  )
  /// Stands in for `dietaryVitaminB12` of `HKQuantityTypeIdentifier`.
  public static let dietaryVitaminB12: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryVitaminB12"
  )
  /// Stands in for `dietaryVitaminB6` of `HKQuantityTypeIdentifier`.
  public static let dietaryVitaminB6: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryVitaminB6"
  )
  /// Stands in for `dietaryVitaminC` of `HKQuantityTypeIdentifier`.
  public static let dietaryVitaminC: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryVitaminC"
  )
  /// Stands in for `dietaryVitaminD` of `HKQuantityTypeIdentifier`.
  public static let dietaryVitaminD: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryVitaminD"
  )
  /// Stands in for `dietaryVitaminE` of `HKQuantityTypeIdentifier`.
  public static let dietaryVitaminE: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryVitaminE"
  )
  /// Stands in for `dietaryVitaminK` of `HKQuantityTypeIdentifier`.
  public static let dietaryVitaminK: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryVitaminK"
  )
  /// Stands in for `dietaryZinc` of `HKQuantityTypeIdentifier`.
  public static let dietaryZinc: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "dietaryZinc"
  )
  /// Stands in for `distanceCrossCountrySkiing` of `HKQuantityTypeIdentifier`.
  public static let distanceCrossCountrySkiing: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "distanceCrossCountrySkiing"
  )
  /// Stands in for `distanceDownhillSnowSports` of `HKQuantityTypeIdentifier`.
  public static let distanceDownhillSnowSports: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "distanceDownhillSnowSports"
  )
  /// Stands in for `distancePaddleSports` of `HKQuantityTypeIdentifier`.
  public static let distancePaddleSports: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "distancePaddleSports"
  )
  /// Stands in for `distanceRowing` of `HKQuantityTypeIdentifier`.
  public static let distanceRowing: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "distanceRowing"
  )
  /// Stands in for `distanceSkatingSports` of `HKQuantityTypeIdentifier`.
  public static let distanceSkatingSports: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "distanceSkatingSports"
  )
  /// Stands in for `distanceWheelchair` of `HKQuantityTypeIdentifier`.
  public static let distanceWheelchair: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "distanceWheelchair"
  )
  /// Stands in for `electrodermalActivity` of `HKQuantityTypeIdentifier`.
  public static let electrodermalActivity: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "electrodermalActivity"
  )
  /// Stands in for `environmentalAudioExposure` of `HKQuantityTypeIdentifier`.
  public static let environmentalAudioExposure: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "environmentalAudioExposure"
  )
  /// Stands in for `environmentalSoundReduction` of `HKQuantityTypeIdentifier`.
  public static let environmentalSoundReduction: HKQuantityTypeIdentifier =
    HKQuantityTypeIdentifier(rawValue: "environmentalSoundReduction")
  /// Stands in for `estimatedWorkoutEffortScore` of `HKQuantityTypeIdentifier`.
  public static let estimatedWorkoutEffortScore: HKQuantityTypeIdentifier =
    HKQuantityTypeIdentifier(rawValue: "estimatedWorkoutEffortScore")
  /// Stands in for `forcedExpiratoryVolume1` of `HKQuantityTypeIdentifier`.
  public static let forcedExpiratoryVolume1: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "forcedExpiratoryVolume1"
  )
  /// Stands in for `forcedVitalCapacity` of `HKQuantityTypeIdentifier`.
  public static let forcedVitalCapacity: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "forcedVitalCapacity"
  )
  /// Stands in for `headphoneAudioExposure` of `HKQuantityTypeIdentifier`.
  public static let headphoneAudioExposure: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "headphoneAudioExposure"
  )
  /// Stands in for `heartRateRecoveryOneMinute` of `HKQuantityTypeIdentifier`.
  public static let heartRateRecoveryOneMinute: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "heartRateRecoveryOneMinute"
  )
  /// Stands in for `inhalerUsage` of `HKQuantityTypeIdentifier`.
  public static let inhalerUsage: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "inhalerUsage"
  )
  /// Stands in for `insulinDelivery` of `HKQuantityTypeIdentifier`.
  public static let insulinDelivery: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "insulinDelivery"
  )
  /// Stands in for `nikeFuel` of `HKQuantityTypeIdentifier`.
  public static let nikeFuel: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "nikeFuel"
  )
  /// Stands in for `numberOfAlcoholicBeverages` of `HKQuantityTypeIdentifier`.
  public static let numberOfAlcoholicBeverages: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "numberOfAlcoholicBeverages"
  )
  /// Stands in for `numberOfTimesFallen` of `HKQuantityTypeIdentifier`.
  public static let numberOfTimesFallen: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "numberOfTimesFallen"
  )
  /// Stands in for `paddleSportsSpeed` of `HKQuantityTypeIdentifier`.
  public static let paddleSportsSpeed: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "paddleSportsSpeed"
  )
  /// Stands in for `peakExpiratoryFlowRate` of `HKQuantityTypeIdentifier`.
  public static let peakExpiratoryFlowRate: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "peakExpiratoryFlowRate"
  )
  /// Stands in for `peripheralPerfusionIndex` of `HKQuantityTypeIdentifier`.
  public static let peripheralPerfusionIndex: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "peripheralPerfusionIndex"
  )
  /// Stands in for `physicalEffort` of `HKQuantityTypeIdentifier`.
  public static let physicalEffort: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "physicalEffort"
  )
  /// Stands in for `pushCount` of `HKQuantityTypeIdentifier`.
  public static let pushCount: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "pushCount"
  )
  /// Stands in for `rowingSpeed` of `HKQuantityTypeIdentifier`.
  public static let rowingSpeed: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "rowingSpeed"
  )
  /// Stands in for `runningGroundContactTime` of `HKQuantityTypeIdentifier`.
  public static let runningGroundContactTime: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "runningGroundContactTime"
  )
  /// Stands in for `runningPower` of `HKQuantityTypeIdentifier`.
  public static let runningPower: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "runningPower"
  )
  /// Stands in for `runningSpeed` of `HKQuantityTypeIdentifier`.
  public static let runningSpeed: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "runningSpeed"
  )
  /// Stands in for `runningStrideLength` of `HKQuantityTypeIdentifier`.
  public static let runningStrideLength: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "runningStrideLength"
  )
  /// Stands in for `runningVerticalOscillation` of `HKQuantityTypeIdentifier`.
  public static let runningVerticalOscillation: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "runningVerticalOscillation"
  )
  /// Stands in for `sixMinuteWalkTestDistance` of `HKQuantityTypeIdentifier`.
  public static let sixMinuteWalkTestDistance: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "sixMinuteWalkTestDistance"
  )
  /// Stands in for `stairAscentSpeed` of `HKQuantityTypeIdentifier`.
  public static let stairAscentSpeed: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "stairAscentSpeed"
  )
  /// Stands in for `stairDescentSpeed` of `HKQuantityTypeIdentifier`.
  public static let stairDescentSpeed: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "stairDescentSpeed"
  )
  /// Stands in for `timeInDaylight` of `HKQuantityTypeIdentifier`.
  public static let timeInDaylight: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "timeInDaylight"
  )
  /// Stands in for `underwaterDepth` of `HKQuantityTypeIdentifier`.
  public static let underwaterDepth: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "underwaterDepth"
  )
  /// Stands in for `uvExposure` of `HKQuantityTypeIdentifier`.
  public static let uvExposure: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "uvExposure"
  )
  /// Stands in for `walkingAsymmetryPercentage` of `HKQuantityTypeIdentifier`.
  public static let walkingAsymmetryPercentage: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "walkingAsymmetryPercentage"
  )
  /// Stands in for `walkingDoubleSupportPercentage` of `HKQuantityTypeIdentifier`.
  public static let walkingDoubleSupportPercentage: HKQuantityTypeIdentifier =
    HKQuantityTypeIdentifier(rawValue: "walkingDoubleSupportPercentage")
  /// Stands in for `waterTemperature` of `HKQuantityTypeIdentifier`.
  public static let waterTemperature: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "waterTemperature"
  )
  /// Stands in for `workoutEffortScore` of `HKQuantityTypeIdentifier`.
  public static let workoutEffortScore: HKQuantityTypeIdentifier = HKQuantityTypeIdentifier(
    rawValue: "workoutEffortScore"
  )
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
