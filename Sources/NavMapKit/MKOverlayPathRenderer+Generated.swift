// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKOverlayPathRenderer` of MapKit, and does nothing.
@MainActor @preconcurrency
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// Stands in for `strokeColor` of `MKOverlayPathRenderer`.
  open var strokeColor: UIColor? = nil
  /// Stands in for `fillColor` of `MKOverlayPathRenderer`.
  open var fillColor: UIColor? = nil
  /// Stands in for `lineWidth` of `MKOverlayPathRenderer`.
  open var lineWidth: CGFloat = 1
}
