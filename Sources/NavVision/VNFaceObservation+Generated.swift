// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNFaceObservation` of Vision, and does nothing.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// Creates what stands in for a `VNFaceObservation`.
  public override init() {
    super.init()
  }
}
