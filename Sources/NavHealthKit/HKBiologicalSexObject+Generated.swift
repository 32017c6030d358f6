// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKBiologicalSexObject` of HealthKit, and does nothing.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
  /// Stands in for `biologicalSex` of `HKBiologicalSexObject`.
  open var biologicalSex: HKBiologicalSex { .notSet }
}
