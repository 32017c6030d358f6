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
