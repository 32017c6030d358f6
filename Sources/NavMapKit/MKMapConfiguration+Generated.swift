// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKMapConfiguration` of MapKit, and does nothing.
@MainActor @preconcurrency
open class MKMapConfiguration {
  /// Creates what stands in for a `MKMapConfiguration`.
  public init() {
  }
}
