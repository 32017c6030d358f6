// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ARBodyAnchor` of Frameworks, and does nothing.
open class ARBodyAnchor: ARAnchor, @unchecked Sendable {
  /// Creates what stands in for a `ARBodyAnchor`.
  public override init() {
    super.init()
  }
  /// Stands in for `skeleton` of `ARBodyAnchor`.
  open var skeleton: ARSkeleton3D { ARSkeleton3D() }
}
