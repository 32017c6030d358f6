// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKBloodTypeObject` of HealthKit, and does nothing.
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
  /// Stands in for `bloodType` of `HKBloodTypeObject`.
  open var bloodType: HKBloodType { .notSet }
}
