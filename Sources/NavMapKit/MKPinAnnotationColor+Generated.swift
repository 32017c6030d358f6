// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKPinAnnotationColor` of MapKit, and does nothing.
public enum MKPinAnnotationColor: UInt, Sendable {
  /// Stands in for `red` of `MKPinAnnotationColor`.
  case red, green, purple
}
