// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLLocation` of CoreLocation, and does nothing.
open class CLLocation: NSObject, @unchecked Sendable {
  /// Stands in for `coordinate` of `CLLocation`.
  public let coordinate: CLLocationCoordinate2D
  /// Stands in for `altitude` of `CLLocation`.
  public let altitude: Double = 0
  /// Stands in for `horizontalAccuracy` of `CLLocation`.
  public let horizontalAccuracy: Double = 0
  /// Stands in for `verticalAccuracy` of `CLLocation`.
  public let verticalAccuracy: Double = 0
  /// Stands in for `course` of `CLLocation`.
  public let course: Double = -1
  /// Stands in for `speed` of `CLLocation`.
  public let speed: Double = -1
  /// Stands in for `timestamp` of `CLLocation`.
  public let timestamp: Date = Date(timeIntervalSinceReferenceDate: 0)
  /// Creates what stands in for a `CLLocation`.
  public init(latitude: Double, longitude: Double) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
  /// Stands in for `distance` of `CLLocation`.
  open func distance(from location: CLLocation) -> Double {
    CLDistance.between(coordinate, location.coordinate)
  }
}
