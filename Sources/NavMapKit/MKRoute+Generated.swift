// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKRoute` of MapKit, and does nothing.
open class MKRoute: NSObject, @unchecked Sendable {
  /// Stands in for `distance` of `MKRoute`.
  open var distance: Double = 0
  /// Stands in for `expectedTravelTime` of `MKRoute`.
  open var expectedTravelTime: TimeInterval = 0
}
