// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKLookAroundSceneRequest` of MapKit, and does nothing.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `MKLookAroundSceneRequest`.
  public init(coordinate: CLLocationCoordinate2D) {
  }
  /// Creates what stands in for a `MKLookAroundSceneRequest`.
  public init(mapItem: MKMapItem) {
  }
  /// Stands in for `scene` of `MKLookAroundSceneRequest`.
  open var scene: MKLookAroundScene? { nil }
}
