// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKWheelchairUseObject` of HealthKit, and does nothing.
open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
  /// Stands in for `wheelchairUse` of `HKWheelchairUseObject`.
  open var wheelchairUse: HKWheelchairUse { .notSet }
}
