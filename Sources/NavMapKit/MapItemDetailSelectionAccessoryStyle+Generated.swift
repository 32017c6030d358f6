// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MapItemDetailSelectionAccessoryStyle` of MapKit, and does nothing.
public struct MapItemDetailSelectionAccessoryStyle: Sendable {
  /// Creates what stands in for a `MapItemDetailSelectionAccessoryStyle`.
  public init() {
  }
  /// Stands in for `automatic` of `MapItemDetailSelectionAccessoryStyle`.
  public static let automatic: MapItemDetailSelectionAccessoryStyle =
    MapItemDetailSelectionAccessoryStyle()
  /// Stands in for `callout` of `MapItemDetailSelectionAccessoryStyle`.
  public static let callout: MapItemDetailSelectionAccessoryStyle =
    MapItemDetailSelectionAccessoryStyle()
  /// Stands in for `caption` of `MapItemDetailSelectionAccessoryStyle`.
  public static let caption: MapItemDetailSelectionAccessoryStyle =
    MapItemDetailSelectionAccessoryStyle()
  /// Stands in for `sheet` of `MapItemDetailSelectionAccessoryStyle`.
  public static let sheet: MapItemDetailSelectionAccessoryStyle =
    MapItemDetailSelectionAccessoryStyle()
}
