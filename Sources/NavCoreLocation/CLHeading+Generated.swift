// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLHeading` of CoreLocation, and does nothing.
open class CLHeading: NSObject, @unchecked Sendable {
  /// Stands in for `magneticHeading` of `CLHeading`.
  open var magneticHeading: Double = 0
  /// Stands in for `trueHeading` of `CLHeading`.
  open var trueHeading: Double = 0
  /// Stands in for `headingAccuracy` of `CLHeading`.
  open var headingAccuracy: Double = 0
  /// Stands in for `x` of `CLHeading`.
  open var x: Double = 0
  /// Stands in for `y` of `CLHeading`.
  open var y: Double = 0
  /// Stands in for `z` of `CLHeading`.
  open var z: Double = 0
  /// Stands in for `timestamp` of `CLHeading`.
  open var timestamp: Date = Date(timeIntervalSinceReferenceDate: 0)
}
