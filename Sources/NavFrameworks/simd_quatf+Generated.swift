// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `simd_quatf` of Frameworks, and does nothing.
public struct simd_quatf: Equatable, Sendable {
  /// Stands in for `vector` of `simd_quatf`.
  public var vector: SIMD4<Float> = SIMD4(0, 0, 0, 1)
  /// Creates what stands in for a `simd_quatf`.
  public init() {
  }
  /// Creates what stands in for a `simd_quatf`.
  public init(angle: Float, axis: SIMD3<Float>) {
    vector = SIMD4(axis.x, axis.y, axis.z, angle)
  }
  /// Creates what stands in for a `simd_quatf`.
  public init(ix: Float, iy: Float, iz: Float, r: Float) {
    vector = SIMD4(ix, iy, iz, r)
  }
}
