// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNDetectRectanglesRequest` of Vision, and does nothing.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Stands in for `results` of `VNDetectRectanglesRequest`.
  open var results: [VNRectangleObservation]? { found as? [VNRectangleObservation] }
}
