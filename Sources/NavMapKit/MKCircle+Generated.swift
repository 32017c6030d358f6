// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKCircle` of MapKit, and does nothing.
@MainActor @preconcurrency
open class MKCircle: MKOverlay {
  /// Stands in for `coordinate` of `MKCircle`.
  public let coordinate: CLLocationCoordinate2D
  /// Stands in for `radius` of `MKCircle`.
  public let radius: Double
  /// Creates what stands in for a `MKCircle`.
  public init(center: CLLocationCoordinate2D, radius: Double) {
    coordinate = center
    self.radius = radius
  }
}
