// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ARPlaneAnchor` of Frameworks, and does nothing.
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
  /// Stands in for `Alignment` of `ARPlaneAnchor`.
  public enum Alignment: Int, Sendable {
    /// Stands in for `horizontal` of `Alignment`.
    case horizontal, vertical
  }
  /// Creates what stands in for a `ARPlaneAnchor`.
  public override init() {
    super.init()
  }
  /// Stands in for `alignment` of `ARPlaneAnchor`.
  open var alignment: Alignment { .horizontal }
  /// Stands in for `center` of `ARPlaneAnchor`.
  open var center: SIMD3<Float> { SIMD3(0, 0, 0) }
}
