// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MapProxy` of MapKit, and does nothing.
public struct MapProxy: Sendable {
  /// Stands in for `convert` of `MapProxy`.
  public func convert(
    _ point: CGPoint,
    from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? { nil }
}
