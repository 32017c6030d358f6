// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKAnnotation` of MapKit, and does nothing.
@MainActor
@preconcurrency
public protocol MKAnnotation: AnyObject {
  /// Stands in for `coordinate` of `MKAnnotation`.
  var coordinate: CLLocationCoordinate2D { get }
}
