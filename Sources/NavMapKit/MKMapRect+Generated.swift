// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKMapRect` of MapKit, and does nothing.
public struct MKMapRect: Equatable, Sendable {
  /// Stands in for `origin` of `MKMapRect`.
  public var origin: MKMapPoint
  /// Stands in for `size` of `MKMapRect`.
  public var size: MKMapSize
  /// Creates what stands in for a `MKMapRect`.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }
  /// Stands in for `world` of `MKMapRect`.
  public static let world: MKMapRect = MKMapRect(
    origin: MKMapPoint(x: 0, y: 0),
    size: MKMapSize(width: 268_435_456, height: 268_435_456)
  )
}
