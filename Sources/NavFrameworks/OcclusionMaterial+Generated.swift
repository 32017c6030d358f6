// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `OcclusionMaterial` of Frameworks, and does nothing.
public struct OcclusionMaterial: RealityMaterial, Sendable {
  /// Creates what stands in for a `OcclusionMaterial`.
  public init() {
  }
}
