// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SimpleMaterial` of Frameworks, and does nothing.
public struct SimpleMaterial: RealityMaterial, @unchecked Sendable {
  /// Creates what stands in for a `SimpleMaterial`.
  public init() {
  }
  /// Creates what stands in for a `SimpleMaterial`.
  public init(color: UIColor, isMetallic: Bool) {
  }
  /// Creates what stands in for a `SimpleMaterial`.
  public init(color: UIColor, roughness: Float = 0.5, isMetallic: Bool) {
  }
}
