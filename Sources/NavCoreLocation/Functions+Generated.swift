// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLLocationDegrees` of CoreLocation, and does nothing.
public typealias CLLocationDegrees = Double

/// Stands in for `CLLocationDistance` of CoreLocation, and does nothing.
public typealias CLLocationDistance = Double

/// Stands in for `CLLocationAccuracy` of CoreLocation, and does nothing.
public typealias CLLocationAccuracy = Double

/// Stands in for `CLLocationDirection` of CoreLocation, and does nothing.
public typealias CLLocationDirection = Double

/// Stands in for `CLLocationSpeed` of CoreLocation, and does nothing.
public typealias CLLocationSpeed = Double

/// Stands in for `CLLocationSpeedAccuracy` of CoreLocation, and does nothing.
public typealias CLLocationSpeedAccuracy = Double

/// Stands in for `CLLocationDirectionAccuracy` of CoreLocation, and does nothing.
public typealias CLLocationDirectionAccuracy = Double

/// Stands in for `CLBeaconMajorValue` of CoreLocation, and does nothing.
public typealias CLBeaconMajorValue = UInt16

/// Stands in for `CLBeaconMinorValue` of CoreLocation, and does nothing.
public typealias CLBeaconMinorValue = UInt16

/// Stands in for `CLLocationCoordinate2DIsValid` of CoreLocation, and does nothing.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Stands in for `kCLLocationCoordinate2DInvalid` of CoreLocation, and does nothing.
public let kCLLocationCoordinate2DInvalid: CLLocationCoordinate2D = CLLocationCoordinate2D(
  latitude: -180,
  longitude: -180
)

/// Stands in for `CLLocationCoordinate2DMake` of CoreLocation, and does nothing.
public func CLLocationCoordinate2DMake(
  _ latitude: Double,
  _ longitude: Double
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Stands in for `kCLLocationAccuracyBest` of CoreLocation, and does nothing.
public let kCLLocationAccuracyBest: Double = -1

/// Stands in for `kCLLocationAccuracyBestForNavigation` of CoreLocation, and does nothing.
public let kCLLocationAccuracyBestForNavigation: Double = -2

/// Stands in for `kCLLocationAccuracyThreeKilometers` of CoreLocation, and does nothing.
public let kCLLocationAccuracyThreeKilometers: Double = 3000

/// Stands in for `kCLLocationAccuracyReduced` of CoreLocation, and does nothing.
public let kCLLocationAccuracyReduced: Double = 5000

/// Stands in for `kCLHeadingFilterNone` of CoreLocation, and does nothing.
public let kCLHeadingFilterNone: Double = -1

/// Stands in for `kCLErrorDomain` of CoreLocation, and does nothing.
public let kCLErrorDomain: String = "kCLErrorDomain"

/// Stands in for `CLLocationDistanceMax` of CoreLocation, and does nothing.
public let CLLocationDistanceMax: Double = .greatestFiniteMagnitude

/// Stands in for `CLTimeIntervalMax` of CoreLocation, and does nothing.
public let CLTimeIntervalMax: Double = .greatestFiniteMagnitude

/// Stands in for `kCLLocationAccuracyNearestTenMeters` of CoreLocation, and does nothing.
public let kCLLocationAccuracyNearestTenMeters: Double = 10

/// Stands in for `kCLLocationAccuracyHundredMeters` of CoreLocation, and does nothing.
public let kCLLocationAccuracyHundredMeters: Double = 100

/// Stands in for `kCLLocationAccuracyKilometer` of CoreLocation, and does nothing.
public let kCLLocationAccuracyKilometer: Double = 1000

/// Stands in for `kCLDistanceFilterNone` of CoreLocation, and does nothing.
public let kCLDistanceFilterNone: Double = -1

/// Stands in for `CLGeocodeCompletionHandler` of CoreLocation, and does nothing.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
