// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLLocationManager` of CoreLocation, and does nothing.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// Stands in for `delegate` of `CLLocationManager`.
  public weak var delegate: (any CLLocationManagerDelegate)? = nil
  /// Stands in for `desiredAccuracy` of `CLLocationManager`.
  open var desiredAccuracy: Double = 0
  /// Stands in for `distanceFilter` of `CLLocationManager`.
  open var distanceFilter: Double = 0
  /// Stands in for `activityType` of `CLLocationManager`.
  open var activityType: CLActivityType = .other
  /// Stands in for `allowsBackgroundLocationUpdates` of `CLLocationManager`.
  open var allowsBackgroundLocationUpdates: Bool = false
  /// Stands in for `showsBackgroundLocationIndicator` of `CLLocationManager`.
  open var showsBackgroundLocationIndicator: Bool = false
  /// Stands in for `headingFilter` of `CLLocationManager`.
  open var headingFilter: Double = 1
  /// Stands in for `headingOrientation` of `CLLocationManager`.
  open var headingOrientation: CLDeviceOrientation = .portrait
  /// Stands in for `maximumRegionMonitoringDistance` of `CLLocationManager`.
  open var maximumRegionMonitoringDistance: Double { 0 }
  /// Stands in for `monitoredRegions` of `CLLocationManager`.
  open var monitoredRegions: Set<CLRegion> { Set() }
  /// Stands in for `isAuthorizedForWidgetUpdates` of `CLLocationManager`.
  open var isAuthorizedForWidgetUpdates: Bool { false }
  /// Stands in for `pausesLocationUpdatesAutomatically` of `CLLocationManager`.
  open var pausesLocationUpdatesAutomatically: Bool = false
  /// Stands in for `location` of `CLLocationManager`.
  open var location: CLLocation? { nil }
  /// Stands in for `heading` of `CLLocationManager`.
  open var heading: CLHeading? { nil }
  /// Stands in for `authorizationStatus` of `CLLocationManager`.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// Stands in for `accuracyAuthorization` of `CLLocationManager`.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// Creates what stands in for a `CLLocationManager`.
  public override init() {
    super.init()
  }
  /// Stands in for `authorizationStatus` of `CLLocationManager`.
  public static func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  /// Stands in for `locationServicesEnabled` of `CLLocationManager`.
  public static func locationServicesEnabled() -> Bool { true }
  /// Stands in for `headingAvailable` of `CLLocationManager`.
  public static func headingAvailable() -> Bool { false }
  /// Stands in for `significantLocationChangeMonitoringAvailable` of `CLLocationManager`.
  public static func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Stands in for `isMonitoringAvailable` of `CLLocationManager`.
  public static func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Stands in for `isRangingAvailable` of `CLLocationManager`.
  public static func isRangingAvailable() -> Bool { false }
  /// Stands in for `requestTemporaryFullAccuracyAuthorization` of `CLLocationManager`.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String
  ) async throws {}
  /// Stands in for `requestTemporaryFullAccuracyAuthorization` of `CLLocationManager`.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String,
    completion: (((any Error)?) -> Void)?
  ) { completion?(nil) }
  /// Stands in for `startMonitoringSignificantLocationChanges` of `CLLocationManager`.
  open func startMonitoringSignificantLocationChanges() {}
  /// Stands in for `stopMonitoringSignificantLocationChanges` of `CLLocationManager`.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Stands in for `startMonitoringVisits` of `CLLocationManager`.
  open func startMonitoringVisits() {}
  /// Stands in for `stopMonitoringVisits` of `CLLocationManager`.
  open func stopMonitoringVisits() {}
  /// Stands in for `requestState` of `CLLocationManager`.
  open func requestState(for region: CLRegion) {}
  /// Stands in for `startRangingBeacons` of `CLLocationManager`.
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// Stands in for `stopRangingBeacons` of `CLLocationManager`.
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// Stands in for `dismissHeadingCalibrationDisplay` of `CLLocationManager`.
  open func dismissHeadingCalibrationDisplay() {}
  /// Stands in for `requestWhenInUseAuthorization` of `CLLocationManager`.
  open func requestWhenInUseAuthorization() {}
  /// Stands in for `requestAlwaysAuthorization` of `CLLocationManager`.
  open func requestAlwaysAuthorization() {}
  /// Stands in for `requestLocation` of `CLLocationManager`.
  open func requestLocation() {}
  /// Stands in for `startUpdatingLocation` of `CLLocationManager`.
  open func startUpdatingLocation() {}
  /// Stands in for `stopUpdatingLocation` of `CLLocationManager`.
  open func stopUpdatingLocation() {}
  /// Stands in for `startUpdatingHeading` of `CLLocationManager`.
  open func startUpdatingHeading() {}
  /// Stands in for `stopUpdatingHeading` of `CLLocationManager`.
  open func stopUpdatingHeading() {}
  /// Stands in for `startMonitoring` of `CLLocationManager`.
  open func startMonitoring(for region: CLRegion) {}
  /// Stands in for `stopMonitoring` of `CLLocationManager`.
  open func stopMonitoring(for region: CLRegion) {}
}
