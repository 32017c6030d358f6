// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKPolyline` of MapKit, and does nothing.
@MainActor @preconcurrency
open class MKPolyline: MKOverlay {
  /// Stands in for `coordinates` of `MKPolyline`.
  public let coordinates: [CLLocationCoordinate2D]
  /// Stands in for `coordinate` of `MKPolyline`.
  open var coordinate: CLLocationCoordinate2D { coordinates.first ?? CLLocationCoordinate2D() }
  /// Stands in for `pointCount` of `MKPolyline`.
  open var pointCount: Int { coordinates.count }
  /// Creates what stands in for a `MKPolyline`.
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    self.coordinates = coordinates
  }
}
