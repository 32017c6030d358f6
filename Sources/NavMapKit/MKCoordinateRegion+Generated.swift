// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKCoordinateRegion` of MapKit, and does nothing.
public struct MKCoordinateRegion: Sendable {
  /// Stands in for `center` of `MKCoordinateRegion`.
  public var center: CLLocationCoordinate2D
  /// Stands in for `span` of `MKCoordinateRegion`.
  public var span: MKCoordinateSpan
  /// Creates what stands in for a `MKCoordinateRegion`.
  public init() {
    center = CLLocationCoordinate2D()
    span = MKCoordinateSpan()
  }
  /// Creates what stands in for a `MKCoordinateRegion`.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  /// Creates what stands in for a `MKCoordinateRegion`.
  public init(center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double)
  {
    self.center = center
    span = MKCoordinateSpan(
      latitudeDelta: latitudinalMeters / 111_000,
      longitudeDelta: longitudinalMeters / 111_000
    )
  }
  /// Creates what stands in for a `MKCoordinateRegion`.
  public init(_ rect: MKMapRect) {
    self.init()
  }
}
