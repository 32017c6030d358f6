// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKUserTrackingMode` of MapKit, and does nothing.
public enum MKUserTrackingMode: Int, Sendable {
  /// Stands in for `none` of `MKUserTrackingMode`.
  case none, follow, followWithHeading
}
