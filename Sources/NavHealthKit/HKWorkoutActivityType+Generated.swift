// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKWorkoutActivityType` of HealthKit, and does nothing.
public enum HKWorkoutActivityType: UInt, Sendable {
  /// Stands in for `americanFootball` of `HKWorkoutActivityType`.
  case americanFootball = 1
  /// Stands in for `archery` of `HKWorkoutActivityType`.
  case archery
  /// Stands in for `badminton` of `HKWorkoutActivityType`.
  case badminton = 4
  /// Stands in for `baseball` of `HKWorkoutActivityType`.
  case baseball, basketball
  /// Stands in for `boxing` of `HKWorkoutActivityType`.
  case boxing = 8
  /// Stands in for `climbing` of `HKWorkoutActivityType`.
  case climbing, cricket
  /// Stands in for `crossTraining` of `HKWorkoutActivityType`.
  case crossTraining = 11
  /// Stands in for `cycling` of `HKWorkoutActivityType`.
  case cycling = 13
  /// Stands in for `dance` of `HKWorkoutActivityType`.
  case dance
  /// Stands in for `elliptical` of `HKWorkoutActivityType`.
  case elliptical = 16
  /// Stands in for `functionalStrengthTraining` of `HKWorkoutActivityType`.
  case functionalStrengthTraining = 20
  /// Stands in for `golf` of `HKWorkoutActivityType`.
  case golf, gymnastics
  /// Stands in for `hiking` of `HKWorkoutActivityType`.
  case hiking = 24
  /// Stands in for `rowing` of `HKWorkoutActivityType`.
  case rowing = 35
  /// Stands in for `running` of `HKWorkoutActivityType`.
  case running = 37
  /// Stands in for `soccer` of `HKWorkoutActivityType`.
  case soccer = 41
  /// Stands in for `swimming` of `HKWorkoutActivityType`.
  case swimming = 46
  /// Stands in for `tennis` of `HKWorkoutActivityType`.
  case tennis = 48
  /// Stands in for `traditionalStrengthTraining` of `HKWorkoutActivityType`.
  case traditionalStrengthTraining = 50
  /// Stands in for `walking` of `HKWorkoutActivityType`.
  case walking = 52
  /// Stands in for `yoga` of `HKWorkoutActivityType`.
  case yoga = 57
  /// Stands in for `coreTraining` of `HKWorkoutActivityType`.
  case coreTraining = 59
  /// Stands in for `flexibility` of `HKWorkoutActivityType`.
  case flexibility = 62
  /// Stands in for `highIntensityIntervalTraining` of `HKWorkoutActivityType`.
  case highIntensityIntervalTraining, jumpRope, kickboxing, pilates
  /// Stands in for `stairs` of `HKWorkoutActivityType`.
  case stairs = 68
  /// Stands in for `mixedCardio` of `HKWorkoutActivityType`.
  case mixedCardio = 73
  /// Stands in for `other` of `HKWorkoutActivityType`.
  case other = 3000
}
