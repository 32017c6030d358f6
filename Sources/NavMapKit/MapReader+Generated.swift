// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MapReader` of MapKit, and does nothing.
public struct MapReader<Content: View> {
  /// Stands in for `content` of `MapReader`.
  public let content: Content
  /// Creates what stands in for a `MapReader`.
  public init(@ViewBuilder content: (MapProxy) -> Content) {
    self.content = content(MapProxy())
  }
}
