// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKPolyline` of MapKit, and does nothing.
@MainActor @preconcurrency
open class MKPolyline: MKOverlay {
  /// Stands in for `coordinates` of `MKPolyline`.
  public nonisolated let coordinates: [CLLocationCoordinate2D]
  /// Stands in for `title` of `MKPolyline`.
  open var title: String? = nil
  /// Stands in for `boundingMapRect` of `MKPolyline`.
  open var boundingMapRect: MKMapRect { .world }
  /// Creates what stands in for a `MKPolyline`.
  public nonisolated convenience init() {
    self.init(coordinates: [], count: 0)
  }
  /// Creates what stands in for a `MKPolyline`.
  public nonisolated convenience init(points: [MKMapPoint], count: Int) {
    self.init(coordinates: points.map(\.coordinate), count: count)
  }
  /// Stands in for `coordinate` of `MKPolyline`.
  open var coordinate: CLLocationCoordinate2D { coordinates.first ?? CLLocationCoordinate2D() }
  /// Stands in for `pointCount` of `MKPolyline`.
  open var pointCount: Int { coordinates.count }
  /// Creates what stands in for a `MKPolyline`.
  public nonisolated init(coordinates: [CLLocationCoordinate2D], count: Int) {
    self.coordinates = coordinates
  }
}
