// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKPolylineRenderer` of MapKit, and does nothing.
@MainActor @preconcurrency
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates what stands in for a `MKPolylineRenderer`.
  public convenience init(polyline: MKPolyline) {
    self.init(overlay: polyline)
  }
}
