// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MapCameraBounds` of MapKit, and does nothing.
public struct MapCameraBounds: Sendable {
  /// Creates what stands in for a `MapCameraBounds`.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
  }
  /// Creates what stands in for a `MapCameraBounds`.
  public init(
    centerCoordinateBounds: MKCoordinateRegion,
    minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
  }
}
