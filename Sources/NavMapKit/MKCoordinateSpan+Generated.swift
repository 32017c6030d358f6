// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKCoordinateSpan` of MapKit, and does nothing.
public struct MKCoordinateSpan: Sendable {
  /// Stands in for `latitudeDelta` of `MKCoordinateSpan`.
  public var latitudeDelta: Double = 0
  /// Stands in for `longitudeDelta` of `MKCoordinateSpan`.
  public var longitudeDelta: Double = 0
  /// Creates what stands in for a `MKCoordinateSpan`.
  public init() {
    latitudeDelta = 0
    longitudeDelta = 0
  }
  /// Creates what stands in for a `MKCoordinateSpan`.
  public init(latitudeDelta: Double, longitudeDelta: Double) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}
