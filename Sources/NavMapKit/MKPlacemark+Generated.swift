// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKPlacemark` of MapKit, and does nothing.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  /// Stands in for `coordinate` of `MKPlacemark`.
  public let coordinate: CLLocationCoordinate2D
  /// Creates what stands in for a `MKPlacemark`.
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }
  /// Creates what stands in for a `MKPlacemark`.
  public convenience init(placemark: CLPlacemark) {
    self.init(coordinate: placemark.location?.coordinate ?? CLLocationCoordinate2D())
  }
  /// Stands in for `countryCode` of `MKPlacemark`.
  open var countryCode: String? { nil }
  /// Creates what stands in for a `MKPlacemark`.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init()
  }
  /// Stands in for `title` of `MKPlacemark`.
  open var title: String? { nil }
}
