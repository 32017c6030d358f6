// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLLocationCoordinate2D` of CoreLocation, and does nothing.
public struct CLLocationCoordinate2D: Sendable {
  /// Stands in for `latitude` of `CLLocationCoordinate2D`.
  public var latitude: Double = 0
  /// Stands in for `longitude` of `CLLocationCoordinate2D`.
  public var longitude: Double = 0
  /// Creates what stands in for a `CLLocationCoordinate2D`.
  public init() {
    latitude = 0
    longitude = 0
  }
  /// Creates what stands in for a `CLLocationCoordinate2D`.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
