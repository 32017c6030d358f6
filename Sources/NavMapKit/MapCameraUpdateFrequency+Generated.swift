// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MapCameraUpdateFrequency` of MapKit, and does nothing.
public struct MapCameraUpdateFrequency: Equatable, Sendable {
  /// Stands in for `id` of `MapCameraUpdateFrequency`.
  public let id: Int
  /// Stands in for `onEnd` of `MapCameraUpdateFrequency`.
  public static let onEnd: MapCameraUpdateFrequency = MapCameraUpdateFrequency(id: 0)
  /// Stands in for `continuous` of `MapCameraUpdateFrequency`.
  public static let continuous: MapCameraUpdateFrequency = MapCameraUpdateFrequency(id: 1)
}
