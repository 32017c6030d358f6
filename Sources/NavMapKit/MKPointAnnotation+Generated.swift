// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKPointAnnotation` of MapKit, and does nothing.
@MainActor @preconcurrency
open class MKPointAnnotation: MKAnnotation {
  /// Stands in for `coordinate` of `MKPointAnnotation`.
  open var coordinate: CLLocationCoordinate2D = CLLocationCoordinate2D()
  /// Stands in for `title` of `MKPointAnnotation`.
  open var title: String? = nil
  /// Stands in for `subtitle` of `MKPointAnnotation`.
  open var subtitle: String? = nil
  /// Creates what stands in for a `MKPointAnnotation`.
  public init() {
  }
}
