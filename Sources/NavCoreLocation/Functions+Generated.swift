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

/// Stands in for `CLLocationCoordinate2DIsValid` of CoreLocation, and does nothing.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Stands in for `kCLLocationCoordinate2DInvalid` of CoreLocation, and does nothing.
public let kCLLocationCoordinate2DInvalid: CLLocationCoordinate2D = CLLocationCoordinate2D(
  latitude: -180,
  longitude: -180
)

/// Stands in for `kCLLocationAccuracyBest` of CoreLocation, and does nothing.
public let kCLLocationAccuracyBest: Double = -1

/// Stands in for `kCLLocationAccuracyNearestTenMeters` of CoreLocation, and does nothing.
public let kCLLocationAccuracyNearestTenMeters: Double = 10

/// Stands in for `kCLLocationAccuracyHundredMeters` of CoreLocation, and does nothing.
public let kCLLocationAccuracyHundredMeters: Double = 100

/// Stands in for `kCLLocationAccuracyKilometer` of CoreLocation, and does nothing.
public let kCLLocationAccuracyKilometer: Double = 1000

/// Stands in for `kCLDistanceFilterNone` of CoreLocation, and does nothing.
public let kCLDistanceFilterNone: Double = -1
