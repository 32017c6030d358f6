// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKQueryAnchor` of HealthKit, and does nothing.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
}
