// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `UserAnnotation` of MapKit, and does nothing.
public struct UserAnnotation: MapContent {
  /// Creates what stands in for a `UserAnnotation`.
  public init() {
  }
}
