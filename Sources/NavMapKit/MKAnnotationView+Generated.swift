// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKAnnotationView` of MapKit, and does nothing.
@MainActor @preconcurrency
open class MKAnnotationView: UIView {
  /// Stands in for `image` of `MKAnnotationView`.
  open var image: UIImage? = nil
  /// Stands in for `canShowCallout` of `MKAnnotationView`.
  open var canShowCallout: Bool = false
}
