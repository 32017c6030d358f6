// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ARRaycastResult` of Frameworks, and does nothing.
open class ARRaycastResult: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `ARRaycastResult`.
  public override init() {
    super.init()
  }
  /// Stands in for `worldTransform` of `ARRaycastResult`.
  open var worldTransform: simd_float4x4 { simd_float4x4() }
}
