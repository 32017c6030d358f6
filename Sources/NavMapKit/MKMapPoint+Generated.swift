// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKMapPoint` of MapKit, and does nothing.
public struct MKMapPoint: Equatable, Sendable {
  /// Stands in for `x` of `MKMapPoint`.
  public var x: Double = 0
  /// Stands in for `y` of `MKMapPoint`.
  public var y: Double = 0
  /// Creates what stands in for a `MKMapPoint`.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
  /// Creates what stands in for a `MKMapPoint`.
  public init(_ coordinate: CLLocationCoordinate2D) {
    x = coordinate.longitude
    y = coordinate.latitude
  }
  /// Stands in for `coordinate` of `MKMapPoint`.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: y, longitude: x)
  }
  /// Stands in for `distance` of `MKMapPoint`.
  public func distance(to point: MKMapPoint) -> Double {
    CLDistance.between(coordinate, point.coordinate)
  }
}
