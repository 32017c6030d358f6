// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

extension MKMapItem {
  /// Stands in for `isCurrentLocation` of `MKMapItem`.
  public var isCurrentLocation: Bool { false }
  /// Stands in for `pointOfInterestCategory` of `MKMapItem`.
  public var pointOfInterestCategory: MKPointOfInterestCategory? {
    get { nil }
    set {}
  }
  /// Stands in for `timeZone` of `MKMapItem`.
  public var timeZone: TimeZone? { nil }
  /// Stands in for `openMaps` of `MKMapItem`.
  @discardableResult
  public static func openMaps(
    with mapItems: [MKMapItem],
    launchOptions: [String: Any]? = nil
  ) -> Bool { true }
}
