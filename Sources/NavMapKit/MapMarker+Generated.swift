// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MapMarker` of MapKit, and does nothing.
public struct MapMarker: MapAnnotationProtocol {
  /// Creates what stands in for a `MapMarker`.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
  }
}
