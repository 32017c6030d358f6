// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MapScaleView` of MapKit, and does nothing.
@MainActor @preconcurrency
public struct MapScaleView: View {
  /// Creates what stands in for a `MapScaleView`.
  public init(scope: Namespace.ID? = nil) {
  }
  /// One element stands for the whole.
  public var body: some View { StandInElement("MapScaleView") }
}
