// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `simd_float4x4` of Frameworks, and does nothing.
public struct simd_float4x4: Equatable, Sendable {
  /// Stands in for `columns` of `simd_float4x4`.
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) {
    (column0, column1, column2, column3)
  }
  /// Stands in for `column0` of `simd_float4x4`.
  public var column0: SIMD4<Float> = SIMD4(1, 0, 0, 0)
  /// Stands in for `column1` of `simd_float4x4`.
  public var column1: SIMD4<Float> = SIMD4(0, 1, 0, 0)
  /// Stands in for `column2` of `simd_float4x4`.
  public var column2: SIMD4<Float> = SIMD4(0, 0, 1, 0)
  /// Stands in for `column3` of `simd_float4x4`.
  public var column3: SIMD4<Float> = SIMD4(0, 0, 0, 1)
  /// Creates what stands in for a `simd_float4x4`.
  public init() {
  }
  /// Creates what stands in for a `simd_float4x4`.
  public init(
    _ column0: SIMD4<Float>,
    _ column1: SIMD4<Float>,
    _ column2: SIMD4<Float>,
    _ column3: SIMD4<Float>
  ) {
    self.column0 = column0
    self.column1 = column1
    self.column2 = column2
    self.column3 = column3
  }
  /// Creates what stands in for a `simd_float4x4`.
  public init(diagonal: SIMD4<Float>) {
    column0.x = diagonal.x
    column1.y = diagonal.y
    column2.z = diagonal.z
    column3.w = diagonal.w
  }
}
