// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNGenerateAttentionBasedSaliencyImageRequest` of Vision, and does nothing.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Stands in for `results` of `VNGenerateAttentionBasedSaliencyImageRequest`.
  open var results: [VNSaliencyImageObservation]? { found as? [VNSaliencyImageObservation] }
}
