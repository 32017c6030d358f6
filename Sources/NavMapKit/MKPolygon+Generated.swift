// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKPolygon` of MapKit, and does nothing.
@MainActor @preconcurrency
open class MKPolygon: MKOverlay {
  /// Stands in for `coordinates` of `MKPolygon`.
  public let coordinates: [CLLocationCoordinate2D]
  /// Stands in for `title` of `MKPolygon`.
  open var title: String? = nil
  /// Stands in for `coordinate` of `MKPolygon`.
  open var coordinate: CLLocationCoordinate2D { coordinates.first ?? CLLocationCoordinate2D() }
  /// Stands in for `pointCount` of `MKPolygon`.
  open var pointCount: Int { coordinates.count }
  /// Stands in for `boundingMapRect` of `MKPolygon`.
  open var boundingMapRect: MKMapRect { .world }
  /// Creates what stands in for a `MKPolygon`.
  public nonisolated init(coordinates: [CLLocationCoordinate2D], count: Int) {
    self.coordinates = coordinates
  }
  /// Creates what stands in for a `MKPolygon`.
  public nonisolated convenience init() {
    self.init(coordinates: [], count: 0)
  }
}
