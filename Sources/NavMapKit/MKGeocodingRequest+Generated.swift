// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKGeocodingRequest` of MapKit, and does nothing.
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
  /// Stands in for `addressString` of `MKGeocodingRequest`.
  public let addressString: String
  /// Stands in for `region` of `MKGeocodingRequest`.
  open var region: MKCoordinateRegion? = nil
  /// Stands in for `preferredLocale` of `MKGeocodingRequest`.
  open var preferredLocale: Locale? = nil
  /// Creates what stands in for a `MKGeocodingRequest`.
  public init?(addressString: String) {
    self.addressString = addressString
  }
  /// Stands in for `isCancelled` of `MKGeocodingRequest`.
  open var isCancelled: Bool { false }
  /// Stands in for `mapItems` of `MKGeocodingRequest`.
  open var mapItems: [MKMapItem] { get async throws { [] } }
  /// Stands in for `cancel` of `MKGeocodingRequest`.
  open func cancel() {}
}
