// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `LookAroundPreview` of MapKit, and does nothing.
@MainActor @preconcurrency
public struct LookAroundPreview: View {
  /// Creates what stands in for a `LookAroundPreview`.
  public init(initialScene: MKLookAroundScene?) {
  }
  /// One element stands for the whole.
  public var body: some View { StandInElement("LookAroundPreview") }
}
