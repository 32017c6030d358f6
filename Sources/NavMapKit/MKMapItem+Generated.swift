// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKMapItem` of MapKit, and does nothing.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// Stands in for `name` of `MKMapItem`.
  open var name: String? = nil
  /// Stands in for `phoneNumber` of `MKMapItem`.
  open var phoneNumber: String? = nil
  /// Stands in for `url` of `MKMapItem`.
  open var url: URL? = nil
  /// Stands in for `placemark` of `MKMapItem`.
  public let placemark: MKPlacemark
  /// Creates what stands in for a `MKMapItem`.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
  }
  /// Stands in for `forCurrentLocation` of `MKMapItem`.
  public static func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }
  /// Stands in for `openInMaps` of `MKMapItem`.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { true }
}
