// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MapPitchToggle` of MapKit, and does nothing.
@MainActor @preconcurrency
public struct MapPitchToggle: View {
  /// Creates what stands in for a `MapPitchToggle`.
  public init(scope: Namespace.ID? = nil) {
  }
  /// One element stands for the whole.
  public var body: some View { StandInElement("MapPitchToggle") }
}
