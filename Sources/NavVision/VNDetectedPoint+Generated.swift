// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNDetectedPoint` of Vision, and does nothing.
open class VNDetectedPoint: VNPoint, @unchecked Sendable {
  /// Creates what stands in for a `VNDetectedPoint`.
  public override init(x: Double, y: Double) {
    super.init(x: x, y: y)
  }
  /// Stands in for `confidence` of `VNDetectedPoint`.
  open var confidence: Float { 0 }
}
