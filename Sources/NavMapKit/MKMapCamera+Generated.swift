// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKMapCamera` of MapKit, and does nothing.
@MainActor @preconcurrency
open class MKMapCamera {
  /// Stands in for `centerCoordinate` of `MKMapCamera`.
  open var centerCoordinate: CLLocationCoordinate2D = CLLocationCoordinate2D()
  /// Stands in for `centerCoordinateDistance` of `MKMapCamera`.
  open var centerCoordinateDistance: Double = 0
  /// Stands in for `pitch` of `MKMapCamera`.
  open var pitch: CGFloat = 0
  /// Stands in for `heading` of `MKMapCamera`.
  open var heading: Double = 0
  /// Creates what stands in for a `MKMapCamera`.
  public init() {
  }
  /// Creates what stands in for a `MKMapCamera`.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: Double,
    pitch: CGFloat,
    heading: Double
  ) {
    self.init()
  }
}
