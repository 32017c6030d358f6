// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKCharacteristicTypeIdentifier` of HealthKit, and does nothing.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `HKCharacteristicTypeIdentifier`.
  public let rawValue: String
  /// Creates what stands in for a `HKCharacteristicTypeIdentifier`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `activityMoveMode` of `HKCharacteristicTypeIdentifier`.
  public static let activityMoveMode: HKCharacteristicTypeIdentifier =
    HKCharacteristicTypeIdentifier(rawValue: "activityMoveMode")
  /// Stands in for `fitzpatrickSkinType` of `HKCharacteristicTypeIdentifier`.
  public static let fitzpatrickSkinType: HKCharacteristicTypeIdentifier =
    HKCharacteristicTypeIdentifier(rawValue: "fitzpatrickSkinType")
  /// Stands in for `wheelchairUse` of `HKCharacteristicTypeIdentifier`.
  public static let wheelchairUse: HKCharacteristicTypeIdentifier = HKCharacteristicTypeIdentifier(
    rawValue: "wheelchairUse"
  )
  /// Stands in for `biologicalSex` of `HKCharacteristicTypeIdentifier`.
  public static let biologicalSex: HKCharacteristicTypeIdentifier = HKCharacteristicTypeIdentifier(
    rawValue: "biologicalSex"
  )
  /// Stands in for `bloodType` of `HKCharacteristicTypeIdentifier`.
  public static let bloodType: HKCharacteristicTypeIdentifier = HKCharacteristicTypeIdentifier(
    rawValue: "bloodType"
  )
  /// Stands in for `dateOfBirth` of `HKCharacteristicTypeIdentifier`.
  public static let dateOfBirth: HKCharacteristicTypeIdentifier = HKCharacteristicTypeIdentifier(
    rawValue: "dateOfBirth"
  )
}
