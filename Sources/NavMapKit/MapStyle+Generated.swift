// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MapStyle` of MapKit, and does nothing.
public struct MapStyle: Sendable {
  /// Creates what stands in for a `MapStyle`.
  public init() {
  }
  /// Stands in for `standard` of `MapStyle`.
  public static let standard: MapStyle = MapStyle()
  /// Stands in for `imagery` of `MapStyle`.
  public static let imagery: MapStyle = MapStyle()
  /// Stands in for `hybrid` of `MapStyle`.
  public static let hybrid: MapStyle = MapStyle()
  /// Stands in for `standard` of `MapStyle`.
  public static func standard(
    elevation: Elevation = .automatic,
    emphasis: Emphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  /// Stands in for `imagery` of `MapStyle`.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  /// Stands in for `hybrid` of `MapStyle`.
  public static func hybrid(
    elevation: Elevation = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  /// Stands in for `Elevation` of `MapStyle`.
  public enum Elevation: Sendable {
    /// Stands in for `automatic` of `Elevation`.
    case automatic, flat, realistic
  }
  /// Stands in for `Emphasis` of `MapStyle`.
  public enum Emphasis: Sendable {
    /// Stands in for `automatic` of `Emphasis`.
    case automatic, muted
  }
}
