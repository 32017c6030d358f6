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
  /// Stands in for `locationManager` of `CLLocationManagerDelegate`.
  func locationManager(
    _ manager: CLLocationManager,
    didDetermineState state: CLRegionState,
    for region: CLRegion
  )
  /// Stands in for `locationManager` of `CLLocationManagerDelegate`.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// Stands in for `locationManager` of `CLLocationManagerDelegate`.
  func locationManager(
    _ manager: CLLocationManager,
    monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  )
  /// Stands in for `locationManager` of `CLLocationManagerDelegate`.
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  /// Stands in for `locationManager` of `CLLocationManagerDelegate`.
  func locationManager(
    _ manager: CLLocationManager,
    didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint
  )
  /// Stands in for `locationManagerDidPauseLocationUpdates` of `CLLocationManagerDelegate`.
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  /// Stands in for `locationManagerDidResumeLocationUpdates` of `CLLocationManagerDelegate`.
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
  /// Stands in for `locationManagerShouldDisplayHeadingCalibration` of `CLLocationManagerDelegate`.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
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
  /// Stands in for `locationManager` of `CLLocationManagerDelegate`.
  public func locationManager(
    _ manager: CLLocationManager,
    didDetermineState state: CLRegionState,
    for region: CLRegion
  ) {}
  /// Stands in for `locationManager` of `CLLocationManagerDelegate`.
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  {}
  /// Stands in for `locationManager` of `CLLocationManagerDelegate`.
  public func locationManager(
    _ manager: CLLocationManager,
    monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  ) {}
  /// Stands in for `locationManager` of `CLLocationManagerDelegate`.
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
  /// Stands in for `locationManager` of `CLLocationManagerDelegate`.
  public func locationManager(
    _ manager: CLLocationManager,
    didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) {}
  /// Stands in for `locationManagerDidPauseLocationUpdates` of `CLLocationManagerDelegate`.
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  /// Stands in for `locationManagerDidResumeLocationUpdates` of `CLLocationManagerDelegate`.
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
  /// Stands in for `locationManagerShouldDisplayHeadingCalibration` of `CLLocationManagerDelegate`.
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
    false
  }
}
