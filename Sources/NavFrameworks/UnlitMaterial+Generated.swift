// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `UnlitMaterial` of Frameworks, and does nothing.
public struct UnlitMaterial: RealityMaterial, @unchecked Sendable {
  /// Creates what stands in for a `UnlitMaterial`.
  public init() {
  }
  /// Creates what stands in for a `UnlitMaterial`.
  public init(color: UIColor) {
  }
}
