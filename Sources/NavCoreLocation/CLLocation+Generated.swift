// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLLocation` of CoreLocation, and does nothing.
open class CLLocation: NSObject, @unchecked Sendable {
  /// Stands in for `coordinate` of `CLLocation`.
  public let coordinate: CLLocationCoordinate2D
  /// Stands in for `altitude` of `CLLocation`.
  public let altitude: Double
  /// Stands in for `horizontalAccuracy` of `CLLocation`.
  public let horizontalAccuracy: Double
  /// Stands in for `verticalAccuracy` of `CLLocation`.
  public let verticalAccuracy: Double
  /// Stands in for `course` of `CLLocation`.
  public let course: Double
  /// Stands in for `courseAccuracy` of `CLLocation`.
  public let courseAccuracy: Double
  /// Stands in for `speed` of `CLLocation`.
  public let speed: Double
  /// Stands in for `speedAccuracy` of `CLLocation`.
  public let speedAccuracy: Double
  /// Stands in for `timestamp` of `CLLocation`.
  public let timestamp: Date
  /// Stands in for `ellipsoidalAltitude` of `CLLocation`.
  open var ellipsoidalAltitude: Double { altitude }
  /// Stands in for `floor` of `CLLocation`.
  open var floor: CLFloor? { nil }
  /// Stands in for `sourceInformation` of `CLLocation`.
  open var sourceInformation: CLLocationSourceInformation? { nil }
  /// Creates what stands in for a `CLLocation`.
  public init(
    coordinate: CLLocationCoordinate2D,
    altitude: Double,
    horizontalAccuracy: Double,
    verticalAccuracy: Double,
    course: Double,
    courseAccuracy: Double,
    speed: Double,
    speedAccuracy: Double,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
    super.init()
  }
  /// Creates what stands in for a `CLLocation`.
  public convenience override init() {
    self.init(latitude: 0, longitude: 0)
  }
  /// Creates what stands in for a `CLLocation`.
  public convenience init(latitude: Double, longitude: Double) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      altitude: 0,
      horizontalAccuracy: 0,
      verticalAccuracy: 0,
      timestamp: Date(timeIntervalSinceReferenceDate: 0)
    )
  }
  /// Creates what stands in for a `CLLocation`.
  public convenience init(
    coordinate: CLLocationCoordinate2D,
    altitude: Double,
    horizontalAccuracy: Double,
    verticalAccuracy: Double,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate,
      altitude: altitude,
      horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy,
      course: -1,
      speed: -1,
      timestamp: timestamp
    )
  }
  /// Creates what stands in for a `CLLocation`.
  public convenience init(
    coordinate: CLLocationCoordinate2D,
    altitude: Double,
    horizontalAccuracy: Double,
    verticalAccuracy: Double,
    course: Double,
    speed: Double,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate,
      altitude: altitude,
      horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy,
      course: course,
      courseAccuracy: -1,
      speed: speed,
      speedAccuracy: -1,
      timestamp: timestamp
    )
  }
  /// Stands in for `distance` of `CLLocation`.
  open func distance(from location: CLLocation) -> Double {
    CLDistance.between(coordinate, location.coordinate)
  }
}
