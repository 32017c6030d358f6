// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ARSkeleton3D` of Frameworks, and does nothing.
open class ARSkeleton3D: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `ARSkeleton3D`.
  public override init() {
    super.init()
  }
  /// Stands in for `modelTransform` of `ARSkeleton3D`.
  open func modelTransform(for jointName: ARSkeletonJointName) -> simd_float4x4? { nil }
  /// Stands in for `localTransform` of `ARSkeleton3D`.
  open func localTransform(for jointName: ARSkeletonJointName) -> simd_float4x4? { nil }
}
