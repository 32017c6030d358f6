// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLPlacemark` of CoreLocation, and does nothing.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// Stands in for `name` of `CLPlacemark`.
  open var name: String? = nil
  /// Stands in for `locality` of `CLPlacemark`.
  open var locality: String? = nil
  /// Stands in for `subLocality` of `CLPlacemark`.
  open var subLocality: String? = nil
  /// Stands in for `administrativeArea` of `CLPlacemark`.
  open var administrativeArea: String? = nil
  /// Stands in for `country` of `CLPlacemark`.
  open var country: String? = nil
  /// Stands in for `isoCountryCode` of `CLPlacemark`.
  open var isoCountryCode: String? = nil
  /// Stands in for `postalCode` of `CLPlacemark`.
  open var postalCode: String? = nil
  /// Stands in for `thoroughfare` of `CLPlacemark`.
  open var thoroughfare: String? = nil
  /// Stands in for `subThoroughfare` of `CLPlacemark`.
  open var subThoroughfare: String? = nil
  /// Stands in for `location` of `CLPlacemark`.
  open var location: CLLocation? = nil
  /// Stands in for `subAdministrativeArea` of `CLPlacemark`.
  open var subAdministrativeArea: String? = nil
  /// Stands in for `inlandWater` of `CLPlacemark`.
  open var inlandWater: String? = nil
  /// Stands in for `ocean` of `CLPlacemark`.
  open var ocean: String? = nil
  /// Stands in for `areasOfInterest` of `CLPlacemark`.
  open var areasOfInterest: [String]? = nil
  /// Stands in for `region` of `CLPlacemark`.
  open var region: CLRegion? = nil
  /// Stands in for `timeZone` of `CLPlacemark`.
  open var timeZone: TimeZone? = nil
}
