// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKMapSize` of MapKit, and does nothing.
public struct MKMapSize: Equatable, Sendable {
  /// Stands in for `width` of `MKMapSize`.
  public var width: Double = 0
  /// Stands in for `height` of `MKMapSize`.
  public var height: Double = 0
  /// Creates what stands in for a `MKMapSize`.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
