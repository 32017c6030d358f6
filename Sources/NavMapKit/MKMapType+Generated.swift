// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKMapType` of MapKit, and does nothing.
public enum MKMapType: UInt, Sendable {
  /// Stands in for `standard` of `MKMapType`.
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
