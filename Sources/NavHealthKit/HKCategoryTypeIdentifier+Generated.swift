// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKCategoryTypeIdentifier` of HealthKit, and does nothing.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `HKCategoryTypeIdentifier`.
  public let rawValue: String
  /// Creates what stands in for a `HKCategoryTypeIdentifier`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `abdominalCramps` of `HKCategoryTypeIdentifier`.
  public static let abdominalCramps: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "abdominalCramps"
  )
  /// Stands in for `acne` of `HKCategoryTypeIdentifier`.
  public static let acne: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(rawValue: "acne")
  /// Stands in for `appetiteChanges` of `HKCategoryTypeIdentifier`.
  public static let appetiteChanges: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "appetiteChanges"
  )
  /// Stands in for `appleWalkingSteadinessEvent` of `HKCategoryTypeIdentifier`.
  public static let appleWalkingSteadinessEvent: HKCategoryTypeIdentifier =
    HKCategoryTypeIdentifier(rawValue: "appleWalkingSteadinessEvent")
  /// Stands in for `audioExposureEvent` of `HKCategoryTypeIdentifier`.
  public static let audioExposureEvent: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "audioExposureEvent"
  )
  /// Stands in for `bladderIncontinence` of `HKCategoryTypeIdentifier`.
  public static let bladderIncontinence: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "bladderIncontinence"
  )
  /// Stands in for `bleedingAfterPregnancy` of `HKCategoryTypeIdentifier`.
  public static let bleedingAfterPregnancy: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "bleedingAfterPregnancy"
  )
  /// Stands in for `bleedingDuringPregnancy` of `HKCategoryTypeIdentifier`.
  public static let bleedingDuringPregnancy: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "bleedingDuringPregnancy"
  )
  /// Stands in for `bloating` of `HKCategoryTypeIdentifier`.
  public static let bloating: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "bloating"
  )
  /// Stands in for `breastPain` of `HKCategoryTypeIdentifier`.
  public static let breastPain: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "breastPain"
  )
  /// Stands in for `cervicalMucusQuality` of `HKCategoryTypeIdentifier`.
  public static let cervicalMucusQuality: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "cervicalMucusQuality"
  )
  /// Stands in for `chestTightnessOrPain` of `HKCategoryTypeIdentifier`.
  public static let chestTightnessOrPain: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "chestTightnessOrPain"
  )
  /// Stands in for `chills` of `HKCategoryTypeIdentifier`.
  public static let chills: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(rawValue: "chills")
  /// Stands in for `constipation` of `HKCategoryTypeIdentifier`.
  public static let constipation: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "constipation"
  )
  /// Stands in for `contraceptive` of `HKCategoryTypeIdentifier`.
  public static let contraceptive: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "contraceptive"
  )
  /// Stands in for `coughing` of `HKCategoryTypeIdentifier`.
  public static let coughing: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "coughing"
  )
  /// Stands in for `diarrhea` of `HKCategoryTypeIdentifier`.
  public static let diarrhea: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "diarrhea"
  )
  /// Stands in for `dizziness` of `HKCategoryTypeIdentifier`.
  public static let dizziness: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "dizziness"
  )
  /// Stands in for `drySkin` of `HKCategoryTypeIdentifier`.
  public static let drySkin: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "drySkin"
  )
  /// Stands in for `environmentalAudioExposureEvent` of `HKCategoryTypeIdentifier`.
  public static let environmentalAudioExposureEvent: HKCategoryTypeIdentifier =
    HKCategoryTypeIdentifier(rawValue: "environmentalAudioExposureEvent")
  /// Stands in for `fainting` of `HKCategoryTypeIdentifier`.
  public static let fainting: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "fainting"
  )
  /// Stands in for `fatigue` of `HKCategoryTypeIdentifier`.
  public static let fatigue: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "fatigue"
  )
  /// Stands in for `fever` of `HKCategoryTypeIdentifier`.
  public static let fever: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(rawValue: "fever")
  /// Stands in for `generalizedBodyAche` of `HKCategoryTypeIdentifier`.
  public static let generalizedBodyAche: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "generalizedBodyAche"
  )
  /// Stands in for `hairLoss` of `HKCategoryTypeIdentifier`.
  public static let hairLoss: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "hairLoss"
  )
  /// Stands in for `handwashingEvent` of `HKCategoryTypeIdentifier`.
  public static let handwashingEvent: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "handwashingEvent"
  )
  /// Stands in for `headache` of `HKCategoryTypeIdentifier`.
  public static let headache: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "headache"
  )
  /// Stands in for `headphoneAudioExposureEvent` of `HKCategoryTypeIdentifier`.
  public static let headphoneAudioExposureEvent: HKCategoryTypeIdentifier =
    HKCategoryTypeIdentifier(rawValue: "headphoneAudioExposureEvent")
  /// Stands in for `heartburn` of `HKCategoryTypeIdentifier`.
  public static let heartburn: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "heartburn"
  )
  /// Stands in for `highHeartRateEvent` of `HKCategoryTypeIdentifier`.
  public static let highHeartRateEvent: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "highHeartRateEvent"
  )
  /// Stands in for `hotFlashes` of `HKCategoryTypeIdentifier`.
  public static let hotFlashes: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "hotFlashes"
  )
  /// Stands in for `infrequentMenstrualCycles` of `HKCategoryTypeIdentifier`.
  public static let infrequentMenstrualCycles: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "infrequentMenstrualCycles"
  )
  /// Stands in for `intermenstrualBleeding` of `HKCategoryTypeIdentifier`.
  public static let intermenstrualBleeding: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "intermenstrualBleeding"
  )
  /// Stands in for `irregularHeartRhythmEvent` of `HKCategoryTypeIdentifier`.
  public static let irregularHeartRhythmEvent: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "irregularHeartRhythmEvent"
  )
  /// Stands in for `irregularMenstrualCycles` of `HKCategoryTypeIdentifier`.
  public static let irregularMenstrualCycles: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "irregularMenstrualCycles"
  )
  /// Stands in for `lactation` of `HKCategoryTypeIdentifier`.
  public static let lactation: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "lactation"
  )
  /// Stands in for `lossOfSmell` of `HKCategoryTypeIdentifier`.
  public static let lossOfSmell: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "lossOfSmell"
  )
  /// Stands in for `lossOfTaste` of `HKCategoryTypeIdentifier`.
  public static let lossOfTaste: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "lossOfTaste"
  )
  /// Stands in for `lowCardioFitnessEvent` of `HKCategoryTypeIdentifier`.
  public static let lowCardioFitnessEvent: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "lowCardioFitnessEvent"
  )
  /// Stands in for `lowHeartRateEvent` of `HKCategoryTypeIdentifier`.
  public static let lowHeartRateEvent: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "lowHeartRateEvent"
  )
  /// Stands in for `lowerBackPain` of `HKCategoryTypeIdentifier`.
  public static let lowerBackPain: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "lowerBackPain"
  )
  /// Stands in for `memoryLapse` of `HKCategoryTypeIdentifier`.
  public static let memoryLapse: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "memoryLapse"
  )
  /// Stands in for `moodChanges` of `HKCategoryTypeIdentifier`.
  public static let moodChanges: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "moodChanges"
  )
  /// Stands in for `nausea` of `HKCategoryTypeIdentifier`.
  public static let nausea: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(rawValue: "nausea")
  /// Stands in for `nightSweats` of `HKCategoryTypeIdentifier`.
  public static let nightSweats: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "nightSweats"
  )
  /// Stands in for `ovulationTestResult` of `HKCategoryTypeIdentifier`.
  public static let ovulationTestResult: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "ovulationTestResult"
  )
  /// Stands in for `pelvicPain` of `HKCategoryTypeIdentifier`.
  public static let pelvicPain: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "pelvicPain"
  )
  /// Stands in for `persistentIntermenstrualBleeding` of `HKCategoryTypeIdentifier`.
  public static let persistentIntermenstrualBleeding: HKCategoryTypeIdentifier =
    HKCategoryTypeIdentifier(rawValue: "persistentIntermenstrualBleeding")
  /// Stands in for `pregnancy` of `HKCategoryTypeIdentifier`.
  public static let pregnancy: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "pregnancy"
  )
  /// Stands in for `pregnancyTestResult` of `HKCategoryTypeIdentifier`.
  public static let pregnancyTestResult: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "pregnancyTestResult"
  )
  /// Stands in for `progesteroneTestResult` of `HKCategoryTypeIdentifier`.
  public static let progesteroneTestResult: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "progesteroneTestResult"
  )
  /// Stands in for `prolongedMenstrualPeriods` of `HKCategoryTypeIdentifier`.
  public static let prolongedMenstrualPeriods: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "prolongedMenstrualPeriods"
  )
  /// Stands in for `rapidPoundingOrFlutteringHeartbeat` of `HKCategoryTypeIdentifier`.
  public static let rapidPoundingOrFlutteringHeartbeat: HKCategoryTypeIdentifier =
    HKCategoryTypeIdentifier(rawValue: "rapidPoundingOrFlutteringHeartbeat")
  /// Stands in for `runnyNose` of `HKCategoryTypeIdentifier`.
  public static let runnyNose: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "runnyNose"
  )
  /// Stands in for `sexualActivity` of `HKCategoryTypeIdentifier`.
  public static let sexualActivity: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "sexualActivity"
  )
  /// Stands in for `shortnessOfBreath` of `HKCategoryTypeIdentifier`.
  public static let shortnessOfBreath: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "shortnessOfBreath"
  )
  /// Stands in for `sinusCongestion` of `HKCategoryTypeIdentifier`.
  public static let sinusCongestion: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "sinusCongestion"
  )
  /// Stands in for `skippedHeartbeat` of `HKCategoryTypeIdentifier`.
  public static let skippedHeartbeat: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "skippedHeartbeat"
  )
  /// Stands in for `sleepApneaEvent` of `HKCategoryTypeIdentifier`.
  public static let sleepApneaEvent: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "sleepApneaEvent"
  )
  /// Stands in for `sleepChanges` of `HKCategoryTypeIdentifier`.
  public static let sleepChanges: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "sleepChanges"
  )
  /// Stands in for `soreThroat` of `HKCategoryTypeIdentifier`.
  public static let soreThroat: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "soreThroat"
  )
  /// Stands in for `toothbrushingEvent` of `HKCategoryTypeIdentifier`.
  public static let toothbrushingEvent: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "toothbrushingEvent"
  )
  /// Stands in for `vaginalDryness` of `HKCategoryTypeIdentifier`.
  public static let vaginalDryness: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "vaginalDryness"
  )
  /// Stands in for `vomiting` of `HKCategoryTypeIdentifier`.
  public static let vomiting: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "vomiting"
  )
  /// Stands in for `wheezing` of `HKCategoryTypeIdentifier`.
  public static let wheezing: HKCategoryTypeIdentifier = HKCategoryTypeIdentifier(
    rawValue: "wheezing"
  )
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
