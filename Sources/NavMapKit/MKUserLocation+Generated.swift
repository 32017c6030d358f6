// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKUserLocation` of MapKit, and does nothing.
@MainActor @preconcurrency
open class MKUserLocation: MKAnnotation {
  /// Stands in for `coordinate` of `MKUserLocation`.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// Stands in for `location` of `MKUserLocation`.
  open var location: CLLocation? { nil }
  /// Stands in for `isUpdating` of `MKUserLocation`.
  open var isUpdating: Bool { false }
  /// Stands in for `title` of `MKUserLocation`.
  open var title: String? = nil
  /// Creates what stands in for a `MKUserLocation`.
  public init() {
  }
}
