// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `UserLocation` of MapKit, and does nothing.
public struct UserLocation: Sendable {
  /// Stands in for `location` of `UserLocation`.
  public var location: CLLocation? { nil }
  /// Stands in for `heading` of `UserLocation`.
  public var heading: CLHeading? { nil }
}
