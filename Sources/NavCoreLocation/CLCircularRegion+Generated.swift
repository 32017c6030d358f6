// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLCircularRegion` of CoreLocation, and does nothing.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// Stands in for `center` of `CLCircularRegion`.
  public let center: CLLocationCoordinate2D
  /// Stands in for `radius` of `CLCircularRegion`.
  public let radius: Double
  /// Creates what stands in for a `CLCircularRegion`.
  public init(center: CLLocationCoordinate2D, radius: Double, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }
  /// Stands in for `contains` of `CLCircularRegion`.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLDistance.between(center, coordinate) <= radius
  }
}
