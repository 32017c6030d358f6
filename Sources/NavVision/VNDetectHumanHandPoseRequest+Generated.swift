// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNDetectHumanHandPoseRequest` of Vision, and does nothing.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Stands in for `maximumHandCount` of `VNDetectHumanHandPoseRequest`.
  open var maximumHandCount: Int = 2
  /// Stands in for `results` of `VNDetectHumanHandPoseRequest`.
  open var results: [VNHumanHandPoseObservation]? { found as? [VNHumanHandPoseObservation] }
}
