// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKMapItem` of MapKit, and does nothing.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// Stands in for `name` of `MKMapItem`.
  open var name: String? = nil
  /// Stands in for `address` of `MKMapItem`.
  open var address: MKAddress? { nil }
  /// Stands in for `addressRepresentations` of `MKMapItem`.
  open var addressRepresentations: MKAddressRepresentations? { nil }
  /// Stands in for `location` of `MKMapItem`.
  open var location: CLLocation {
    CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }
  /// Stands in for `identifier` of `MKMapItem`.
  open var identifier: Identifier? { nil }
  /// Creates what stands in for a `MKMapItem`.
  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(placemark: MKPlacemark(coordinate: location.coordinate))
  }
  /// Stands in for `Identifier` of `MKMapItem`.
  public struct Identifier: RawRepresentable, Hashable, Codable, Sendable {
    /// Stands in for `rawValue` of `Identifier`.
    public let rawValue: String
    /// Creates what stands in for a `Identifier`.
    public init?(rawValue: String) {
      self.rawValue = rawValue
    }
  }
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
