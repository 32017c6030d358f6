// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MapCameraPosition` of MapKit, and does nothing.
public struct MapCameraPosition: Equatable, Sendable {
  /// Stands in for `id` of `MapCameraPosition`.
  public let id: Int
  /// Stands in for `region` of `MapCameraPosition`.
  public var region: MKCoordinateRegion? { nil }
  /// Stands in for `followsUserLocation` of `MapCameraPosition`.
  public var followsUserLocation: Bool { false }
  /// Stands in for `positionedByUser` of `MapCameraPosition`.
  public var positionedByUser: Bool { false }
  /// Stands in for `automatic` of `MapCameraPosition`.
  public static let automatic: MapCameraPosition = MapCameraPosition(id: 0)
  /// Stands in for `region` of `MapCameraPosition`.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(id: 1)
  }
  /// Stands in for `rect` of `MapCameraPosition`.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(id: 2) }
  /// Stands in for `camera` of `MapCameraPosition`.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(id: 3) }
  /// Stands in for `item` of `MapCameraPosition`.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition
  { MapCameraPosition(id: 4) }
  /// Stands in for `userLocation` of `MapCameraPosition`.
  public static func userLocation(
    followsHeading: Bool = false,
    fallback: MapCameraPosition
  ) -> MapCameraPosition { fallback }
}
