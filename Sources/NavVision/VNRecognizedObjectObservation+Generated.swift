// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNRecognizedObjectObservation` of Vision, and does nothing.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// Creates what stands in for a `VNRecognizedObjectObservation`.
  public override init() {
    super.init()
  }
  /// Stands in for `labels` of `VNRecognizedObjectObservation`.
  open var labels: [VNClassificationObservation] { [] }
}
