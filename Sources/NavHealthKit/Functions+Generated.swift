// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKObjectQueryNoLimit` of HealthKit, and does nothing.
public let HKObjectQueryNoLimit: Int = 0

/// Stands in for `HKSampleSortIdentifierStartDate` of HealthKit, and does nothing.
public let HKSampleSortIdentifierStartDate: String = "startDate"

/// Stands in for `HKSampleSortIdentifierEndDate` of HealthKit, and does nothing.
public let HKSampleSortIdentifierEndDate: String = "endDate"

/// Stands in for `HKMetadataKeyWasUserEntered` of HealthKit, and does nothing.
public let HKMetadataKeyWasUserEntered: String = "HKWasUserEntered"

/// Stands in for `HKMetadataKeySyncIdentifier` of HealthKit, and does nothing.
public let HKMetadataKeySyncIdentifier: String = "HKMetadataKeySyncIdentifier"

/// Stands in for `HKMetadataKeySyncVersion` of HealthKit, and does nothing.
public let HKMetadataKeySyncVersion: String = "HKMetadataKeySyncVersion"

/// Stands in for `HKMetadataKeyExternalUUID` of HealthKit, and does nothing.
public let HKMetadataKeyExternalUUID: String = "HKExternalUUID"

/// Stands in for `HKMetadataKeyTimeZone` of HealthKit, and does nothing.
public let HKMetadataKeyTimeZone: String = "HKTimeZone"

/// Stands in for `HKMetadataKeyFoodType` of HealthKit, and does nothing.
public let HKMetadataKeyFoodType: String = "HKFoodType"

/// Stands in for `HKMetadataKeyDeviceName` of HealthKit, and does nothing.
public let HKMetadataKeyDeviceName: String = "HKDeviceName"

/// Stands in for `HKMetadataKeyDeviceSerialNumber` of HealthKit, and does nothing.
public let HKMetadataKeyDeviceSerialNumber: String = "HKDeviceSerialNumber"

/// Stands in for `HKMetadataKeyDeviceManufacturerName` of HealthKit, and does nothing.
public let HKMetadataKeyDeviceManufacturerName: String = "HKDeviceManufacturerName"

/// Stands in for `HKMetadataKeyUDIDeviceIdentifier` of HealthKit, and does nothing.
public let HKMetadataKeyUDIDeviceIdentifier: String = "HKUDIDeviceIdentifier"

/// Stands in for `HKMetadataKeyBodyTemperatureSensorLocation` of HealthKit, and does nothing.
public let HKMetadataKeyBodyTemperatureSensorLocation: String = "HKBodyTemperatureSensorLocation"

/// Stands in for `HKMetadataKeyHeartRateSensorLocation` of HealthKit, and does nothing.
public let HKMetadataKeyHeartRateSensorLocation: String = "HKHeartRateSensorLocation"

/// Stands in for `HKMetadataKeyHeartRateMotionContext` of HealthKit, and does nothing.
public let HKMetadataKeyHeartRateMotionContext: String = "HKHeartRateMotionContext"

/// Stands in for `HKMetadataKeyWasTakenInLab` of HealthKit, and does nothing.
public let HKMetadataKeyWasTakenInLab: String = "HKWasTakenInLab"

/// Stands in for `HKMetadataKeyReferenceRangeLowerLimit` of HealthKit, and does nothing.
public let HKMetadataKeyReferenceRangeLowerLimit: String = "HKReferenceRangeLowerLimit"

/// Stands in for `HKMetadataKeyReferenceRangeUpperLimit` of HealthKit, and does nothing.
public let HKMetadataKeyReferenceRangeUpperLimit: String = "HKReferenceRangeUpperLimit"

/// Stands in for `HKMetadataKeyGroupFitness` of HealthKit, and does nothing.
public let HKMetadataKeyGroupFitness: String = "HKGroupFitness"

/// Stands in for `HKMetadataKeyIndoorWorkout` of HealthKit, and does nothing.
public let HKMetadataKeyIndoorWorkout: String = "HKIndoorWorkout"

/// Stands in for `HKMetadataKeyCoachedWorkout` of HealthKit, and does nothing.
public let HKMetadataKeyCoachedWorkout: String = "HKCoachedWorkout"

/// Stands in for `HKMetadataKeyWorkoutBrandName` of HealthKit, and does nothing.
public let HKMetadataKeyWorkoutBrandName: String = "HKWorkoutBrandName"

/// Stands in for `HKMetadataKeyLapLength` of HealthKit, and does nothing.
public let HKMetadataKeyLapLength: String = "HKLapLength"

/// Stands in for `HKMetadataKeySwimmingLocationType` of HealthKit, and does nothing.
public let HKMetadataKeySwimmingLocationType: String = "HKSwimmingLocationType"

/// Stands in for `HKMetadataKeySwimmingStrokeStyle` of HealthKit, and does nothing.
public let HKMetadataKeySwimmingStrokeStyle: String = "HKSwimmingStrokeStyle"

/// Stands in for `HKMetadataKeyWeatherCondition` of HealthKit, and does nothing.
public let HKMetadataKeyWeatherCondition: String = "HKWeatherCondition"

/// Stands in for `HKMetadataKeyWeatherTemperature` of HealthKit, and does nothing.
public let HKMetadataKeyWeatherTemperature: String = "HKWeatherTemperature"

/// Stands in for `HKMetadataKeyWeatherHumidity` of HealthKit, and does nothing.
public let HKMetadataKeyWeatherHumidity: String = "HKWeatherHumidity"

/// Stands in for `HKMetadataKeyElevationAscended` of HealthKit, and does nothing.
public let HKMetadataKeyElevationAscended: String = "HKElevationAscended"

/// Stands in for `HKMetadataKeyElevationDescended` of HealthKit, and does nothing.
public let HKMetadataKeyElevationDescended: String = "HKElevationDescended"

/// Stands in for `HKMetadataKeyAverageSpeed` of HealthKit, and does nothing.
public let HKMetadataKeyAverageSpeed: String = "HKAverageSpeed"

/// Stands in for `HKMetadataKeyMaximumSpeed` of HealthKit, and does nothing.
public let HKMetadataKeyMaximumSpeed: String = "HKMaximumSpeed"

/// Stands in for `HKMetadataKeyAverageMETs` of HealthKit, and does nothing.
public let HKMetadataKeyAverageMETs: String = "HKAverageMETs"

/// Stands in for `HKMetadataKeyMenstrualCycleStart` of HealthKit, and does nothing.
public let HKMetadataKeyMenstrualCycleStart: String = "HKMenstrualCycleStart"

/// Stands in for `HKMetadataKeySexualActivityProtectionUsed` of HealthKit, and does nothing.
public let HKMetadataKeySexualActivityProtectionUsed: String = "HKSexualActivityProtectionUsed"

/// Stands in for `HKMetadataKeyInsulinDeliveryReason` of HealthKit, and does nothing.
public let HKMetadataKeyInsulinDeliveryReason: String = "HKInsulinDeliveryReason"

/// Stands in for `HKMetadataKeyBloodGlucoseMealTime` of HealthKit, and does nothing.
public let HKMetadataKeyBloodGlucoseMealTime: String = "HKBloodGlucoseMealTime"

/// Stands in for `HKMetadataKeyVO2MaxTestType` of HealthKit, and does nothing.
public let HKMetadataKeyVO2MaxTestType: String = "HKVO2MaxTestType"

/// Stands in for `HKMetadataKeyAppleECGAlgorithmVersion` of HealthKit, and does nothing.
public let HKMetadataKeyAppleECGAlgorithmVersion: String = "HKAppleECGAlgorithmVersion"
