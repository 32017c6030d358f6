// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNRecognizedPoint` of Vision, and does nothing.
open class VNRecognizedPoint: VNDetectedPoint, @unchecked Sendable {
  /// Creates what stands in for a `VNRecognizedPoint`.
  public override init(x: Double, y: Double) {
    super.init(x: x, y: y)
  }
  /// Stands in for `identifier` of `VNRecognizedPoint`.
  open var identifier: VNRecognizedPointKey { VNRecognizedPointKey(rawValue: "") }
}
