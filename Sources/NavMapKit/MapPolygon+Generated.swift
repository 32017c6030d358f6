// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MapPolygon` of MapKit, and does nothing.
public struct MapPolygon: MapContent {
  /// Creates what stands in for a `MapPolygon`.
  public init(coordinates: [CLLocationCoordinate2D]) {
  }
  /// Creates what stands in for a `MapPolygon`.
  public init(points: [MKMapPoint]) {
  }
  /// Creates what stands in for a `MapPolygon`.
  public init(_ polygon: MKPolygon) {
  }
}
