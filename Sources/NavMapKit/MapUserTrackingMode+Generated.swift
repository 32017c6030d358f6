// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MapUserTrackingMode` of MapKit, and does nothing.
public enum MapUserTrackingMode: Sendable {
  /// Stands in for `none` of `MapUserTrackingMode`.
  case none, follow
}
