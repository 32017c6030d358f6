// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNDetectFaceRectanglesRequest` of Vision, and does nothing.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Stands in for `results` of `VNDetectFaceRectanglesRequest`.
  open var results: [VNFaceObservation]? { found as? [VNFaceObservation] }
}
