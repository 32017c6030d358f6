// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKStandardMapConfiguration` of MapKit, and does nothing.
@MainActor @preconcurrency
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// Stands in for `pointOfInterestFilter` of `MKStandardMapConfiguration`.
  open var pointOfInterestFilter: MKPointOfInterestFilter? = nil
  /// Stands in for `showsTraffic` of `MKStandardMapConfiguration`.
  open var showsTraffic: Bool = false
}
