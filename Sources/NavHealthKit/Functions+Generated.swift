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
