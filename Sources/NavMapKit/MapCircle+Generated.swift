// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MapCircle` of MapKit, and does nothing.
public struct MapCircle: MapContent {
  /// Creates what stands in for a `MapCircle`.
  public init(center: CLLocationCoordinate2D, radius: Double) {
  }
  /// Creates what stands in for a `MapCircle`.
  public init(mapRect: MKMapRect) {
  }
  /// Creates what stands in for a `MapCircle`.
  public init(_ circle: MKCircle) {
  }
}
