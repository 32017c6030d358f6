// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLLocationManagerDelegate` of CoreLocation, and does nothing.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Stands in for `locationManager` of `CLLocationManagerDelegate`.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Stands in for `locationManager` of `CLLocationManagerDelegate`.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Stands in for `locationManager` of `CLLocationManagerDelegate`.
  func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  )
  /// Stands in for `locationManager` of `CLLocationManagerDelegate`.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Stands in for `locationManager` of `CLLocationManagerDelegate`.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Stands in for `locationManager` of `CLLocationManagerDelegate`.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Stands in for `locationManagerDidChangeAuthorization` of `CLLocationManagerDelegate`.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// Stands in for `locationManager` of `CLLocationManagerDelegate`.
  public func locationManager(
    _ manager: CLLocationManager,
    didUpdateLocations locations: [CLLocation]
  ) {}
  /// Stands in for `locationManager` of `CLLocationManagerDelegate`.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Stands in for `locationManager` of `CLLocationManagerDelegate`.
  public func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Stands in for `locationManager` of `CLLocationManagerDelegate`.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  {}
  /// Stands in for `locationManager` of `CLLocationManagerDelegate`.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Stands in for `locationManager` of `CLLocationManagerDelegate`.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// Stands in for `locationManagerDidChangeAuthorization` of `CLLocationManagerDelegate`.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}
