// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MapInteractionModes` of MapKit, and does nothing.
public struct MapInteractionModes: OptionSet, Sendable {
  /// Stands in for `rawValue` of `MapInteractionModes`.
  public let rawValue: Int
  /// Creates what stands in for a `MapInteractionModes`.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
  /// Stands in for `pan` of `MapInteractionModes`.
  public static let pan: MapInteractionModes = MapInteractionModes(rawValue: 1)
  /// Stands in for `zoom` of `MapInteractionModes`.
  public static let zoom: MapInteractionModes = MapInteractionModes(rawValue: 2)
  /// Stands in for `pitch` of `MapInteractionModes`.
  public static let pitch: MapInteractionModes = MapInteractionModes(rawValue: 4)
  /// Stands in for `rotate` of `MapInteractionModes`.
  public static let rotate: MapInteractionModes = MapInteractionModes(rawValue: 8)
  /// Stands in for `all` of `MapInteractionModes`.
  public static let all: MapInteractionModes = MapInteractionModes(rawValue: 15)
}
