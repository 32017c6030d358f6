// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKCharacteristicType` of HealthKit, and does nothing.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  /// Stands in for `identifier` of `HKCharacteristicType`.
  public let identifier: HKCharacteristicTypeIdentifier
  /// Creates what stands in for a `HKCharacteristicType`.
  public init(_ identifier: HKCharacteristicTypeIdentifier) {
    self.identifier = identifier
    super.init()
  }
}
