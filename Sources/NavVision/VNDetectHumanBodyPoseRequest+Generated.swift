// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNDetectHumanBodyPoseRequest` of Vision, and does nothing.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Stands in for `results` of `VNDetectHumanBodyPoseRequest`.
  open var results: [VNHumanBodyPoseObservation]? { found as? [VNHumanBodyPoseObservation] }
}
