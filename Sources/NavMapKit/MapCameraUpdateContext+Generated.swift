// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MapCameraUpdateContext` of MapKit, and does nothing.
public struct MapCameraUpdateContext: Sendable {
  /// Stands in for `camera` of `MapCameraUpdateContext`.
  public let camera: MapCamera
  /// Stands in for `region` of `MapCameraUpdateContext`.
  public let region: MKCoordinateRegion
  /// Stands in for `rect` of `MapCameraUpdateContext`.
  public let rect: MKMapRect
  /// Creates what stands in for a `MapCameraUpdateContext`.
  public init(camera: MapCamera, region: MKCoordinateRegion, rect: MKMapRect) {
    self.camera = camera
    self.region = region
    self.rect = rect
  }
}
