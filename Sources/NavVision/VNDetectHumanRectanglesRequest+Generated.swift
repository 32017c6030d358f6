// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNDetectHumanRectanglesRequest` of Vision, and does nothing.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Stands in for `upperBodyOnly` of `VNDetectHumanRectanglesRequest`.
  open var upperBodyOnly: Bool = true
  /// Stands in for `results` of `VNDetectHumanRectanglesRequest`.
  open var results: [VNHumanObservation]? { found as? [VNHumanObservation] }
}
