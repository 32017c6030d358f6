// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `EmptyMapContent` of MapKit, and does nothing.
public struct EmptyMapContent: MapContent {
  /// Creates what stands in for a `EmptyMapContent`.
  public init() {
  }
}
