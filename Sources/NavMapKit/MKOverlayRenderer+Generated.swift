// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKOverlayRenderer` of MapKit, and does nothing.
@MainActor @preconcurrency
open class MKOverlayRenderer {
  /// Creates what stands in for a `MKOverlayRenderer`.
  public init(overlay: any MKOverlay) {
  }
}
