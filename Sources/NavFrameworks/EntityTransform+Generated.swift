// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `EntityTransform` of Frameworks, and does nothing.
public struct EntityTransform: Equatable, Sendable {
  /// Stands in for `scale` of `EntityTransform`.
  public var scale: SIMD3<Float> = SIMD3(1, 1, 1)
  /// Stands in for `rotation` of `EntityTransform`.
  public var rotation: simd_quatf = simd_quatf()
  /// Stands in for `translation` of `EntityTransform`.
  public var translation: SIMD3<Float> = SIMD3(0, 0, 0)
  /// Creates what stands in for a `EntityTransform`.
  public init() {
  }
  /// Creates what stands in for a `EntityTransform`.
  public init(
    scale: SIMD3<Float> = SIMD3(1, 1, 1),
    rotation: simd_quatf = simd_quatf(),
    translation: SIMD3<Float> = SIMD3(0, 0, 0)
  ) {
    self.scale = scale
    self.rotation = rotation
    self.translation = translation
  }
}
