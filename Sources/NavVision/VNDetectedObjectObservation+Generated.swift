// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNDetectedObjectObservation` of Vision, and does nothing.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  /// Creates what stands in for a `VNDetectedObjectObservation`.
  public override init() {
    super.init()
  }
  /// Stands in for `boundingBox` of `VNDetectedObjectObservation`.
  open var boundingBox: CGRect { .zero }
}
