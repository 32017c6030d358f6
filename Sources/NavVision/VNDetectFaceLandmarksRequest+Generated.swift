// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNDetectFaceLandmarksRequest` of Vision, and does nothing.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Stands in for `results` of `VNDetectFaceLandmarksRequest`.
  open var results: [VNFaceObservation]? { found as? [VNFaceObservation] }
}
