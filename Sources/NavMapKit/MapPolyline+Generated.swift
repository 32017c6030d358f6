// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MapPolyline` of MapKit, and does nothing.
public struct MapPolyline: MapContent {
  /// Creates what stands in for a `MapPolyline`.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
  }
  /// Creates what stands in for a `MapPolyline`.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
  }
  /// Creates what stands in for a `MapPolyline`.
  public init(_ polyline: MKPolyline) {
  }
  /// Creates what stands in for a `MapPolyline`.
  public init(_ route: MKRoute) {
  }
  /// Stands in for `ContourStyle` of `MapPolyline`.
  public struct ContourStyle: Hashable, Sendable {
    /// Stands in for `isGeodesic` of `ContourStyle`.
    private let isGeodesic: Bool
    /// Stands in for `straight` of `ContourStyle`.
    public static let straight: ContourStyle = ContourStyle(isGeodesic: false)
    /// Stands in for `geodesic` of `ContourStyle`.
    public static let geodesic: ContourStyle = ContourStyle(isGeodesic: true)
  }
}
