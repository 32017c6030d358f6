// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNDetectFaceCaptureQualityRequest` of Vision, and does nothing.
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Stands in for `results` of `VNDetectFaceCaptureQualityRequest`.
  open var results: [VNFaceObservation]? { found as? [VNFaceObservation] }
}
