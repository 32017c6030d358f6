// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLGeocoder` of CoreLocation, and does nothing.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CLGeocoder`.
  public override init() {
    super.init()
  }
  /// Stands in for `reverseGeocodeLocation` of `CLGeocoder`.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { [] }
  /// Stands in for `reverseGeocodeLocation` of `CLGeocoder`.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }
  /// Stands in for `geocodeAddressString` of `CLGeocoder`.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { [] }
  /// Stands in for `geocodeAddressString` of `CLGeocoder`.
  open func geocodeAddressString(
    _ addressString: String,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }
  /// Stands in for `isGeocoding` of `CLGeocoder`.
  open var isGeocoding: Bool { false }
  /// Stands in for `reverseGeocodeLocation` of `CLGeocoder`.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { [] }
  /// Stands in for `reverseGeocodeLocation` of `CLGeocoder`.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    preferredLocale locale: Locale?,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }
  /// Stands in for `geocodeAddressString` of `CLGeocoder`.
  open func geocodeAddressString(
    _ addressString: String,
    in region: CLRegion?
  ) async throws -> [CLPlacemark] { [] }
  /// Stands in for `geocodeAddressString` of `CLGeocoder`.
  open func geocodeAddressString(
    _ addressString: String,
    in region: CLRegion?,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }
  /// Stands in for `cancelGeocode` of `CLGeocoder`.
  open func cancelGeocode() {}
}
