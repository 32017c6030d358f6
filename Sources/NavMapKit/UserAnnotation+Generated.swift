// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `UserAnnotation` of MapKit, and does nothing.
public struct UserAnnotation: MapContent {
  /// Creates what stands in for a `UserAnnotation`.
  public init() {
  }
  /// Creates what stands in for a `UserAnnotation`.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: () -> some View) {
  }
  /// Creates what stands in for a `UserAnnotation`.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: (UserLocation) -> some View) {
  }
}
