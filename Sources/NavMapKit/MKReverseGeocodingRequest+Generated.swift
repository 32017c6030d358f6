// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKReverseGeocodingRequest` of MapKit, and does nothing.
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
  /// Stands in for `location` of `MKReverseGeocodingRequest`.
  public let location: CLLocation
  /// Stands in for `preferredLocale` of `MKReverseGeocodingRequest`.
  open var preferredLocale: Locale? = nil
  /// Creates what stands in for a `MKReverseGeocodingRequest`.
  public init?(location: CLLocation) {
    self.location = location
  }
  /// Stands in for `isCancelled` of `MKReverseGeocodingRequest`.
  open var isCancelled: Bool { false }
  /// Stands in for `mapItems` of `MKReverseGeocodingRequest`.
  open var mapItems: [MKMapItem] { get async throws { [] } }
  /// Stands in for `cancel` of `MKReverseGeocodingRequest`.
  open func cancel() {}
}
