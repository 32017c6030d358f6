// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLAuthorizationStatus` of CoreLocation, and does nothing.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Stands in for `notDetermined` of `CLAuthorizationStatus`.
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}
