// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MapCamera` of MapKit, and does nothing.
public struct MapCamera: Sendable {
  /// Stands in for `centerCoordinate` of `MapCamera`.
  public var centerCoordinate: CLLocationCoordinate2D
  /// Stands in for `distance` of `MapCamera`.
  public var distance: Double = 0
  /// Stands in for `heading` of `MapCamera`.
  public var heading: Double = 0
  /// Stands in for `pitch` of `MapCamera`.
  public var pitch: Double = 0
  /// Creates what stands in for a `MapCamera`.
  public init(
    centerCoordinate: CLLocationCoordinate2D,
    distance: Double,
    heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}
