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
    let half = Double(angle) / 2
    vector = SIMD4(axis * Float(sin(half)), Float(cos(half)))
  }
  /// Creates what stands in for a `simd_quatf`.
  public init(ix: Float, iy: Float, iz: Float, r: Float) {
    vector = SIMD4(ix, iy, iz, r)
  }
  /// Stands in for `*` of `simd_quatf`.
  public static func * (p: simd_quatf, q: simd_quatf) -> simd_quatf {
    let a = p.vector
    let b = q.vector
    return simd_quatf(
      ix: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
      iy: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
      iz: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
      r: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z
    )
  }
}
