// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNGenerateObjectnessBasedSaliencyImageRequest` of Vision, and does nothing.
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Stands in for `results` of `VNGenerateObjectnessBasedSaliencyImageRequest`.
  open var results: [VNSaliencyImageObservation]? { found as? [VNSaliencyImageObservation] }
}
