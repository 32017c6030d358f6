// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MapPolyline` of MapKit, and does nothing.
public struct MapPolyline: MapContent {
  /// Creates what stands in for a `MapPolyline`.
  public init(coordinates: [CLLocationCoordinate2D]) {
  }
  /// Creates what stands in for a `MapPolyline`.
  public init(_ route: MKRoute) {
  }
}
