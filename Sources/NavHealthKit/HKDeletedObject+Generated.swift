// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKDeletedObject` of HealthKit, and does nothing.
open class HKDeletedObject: NSObject, @unchecked Sendable {
}
