// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNClassifyImageRequest` of Vision, and does nothing.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Stands in for `results` of `VNClassifyImageRequest`.
  open var results: [VNClassificationObservation]? { found as? [VNClassificationObservation] }
}
