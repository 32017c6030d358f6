// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLHeading` of CoreLocation, and does nothing.
open class CLHeading: NSObject, @unchecked Sendable {
  /// Stands in for `magneticHeading` of `CLHeading`.
  open var magneticHeading: Double = 0
  /// Stands in for `trueHeading` of `CLHeading`.
  open var trueHeading: Double = 0
}
