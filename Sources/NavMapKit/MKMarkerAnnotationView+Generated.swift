// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKMarkerAnnotationView` of MapKit, and does nothing.
@MainActor @preconcurrency
open class MKMarkerAnnotationView: MKAnnotationView {
  /// Stands in for `markerTintColor` of `MKMarkerAnnotationView`.
  open var markerTintColor: UIColor? = nil
  /// Stands in for `glyphTintColor` of `MKMarkerAnnotationView`.
  open var glyphTintColor: UIColor? = nil
  /// Stands in for `glyphText` of `MKMarkerAnnotationView`.
  open var glyphText: String? = nil
  /// Stands in for `glyphImage` of `MKMarkerAnnotationView`.
  open var glyphImage: UIImage? = nil
}
