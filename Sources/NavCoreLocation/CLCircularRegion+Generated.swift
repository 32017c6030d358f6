// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLCircularRegion` of CoreLocation, and does nothing.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// Creates what stands in for a `CLCircularRegion`.
  public init(center: CLLocationCoordinate2D, radius: Double, identifier: String) {
    super.init(identifier: identifier)
  }
}
